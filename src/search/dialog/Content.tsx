import {
  useCallback,
  useEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localeSet } from '@site/src/config/locales';
import { localeOf } from '@site/src/lib/localeUrl';
import { inputId, type SelectionRef } from '../Field';
import { takeEnter, type PendingEnter } from '../pendingEnter';
import type { SearchProvider } from '../provider';
import Footer from './Footer';
import KeySheet from './KeySheet';
import { openMemory } from './memory';
import { opensElsewhere } from './opensElsewhere';
import Screen from './Screen';
import SearchBox from './SearchBox';
import type { Source } from './sources';
import { useNavigate } from './useNavigate';
import { useSearch } from './useSearch';
import { useStarts } from './useStarts';

export interface Props {
  provider: SearchProvider;
  /** What to search for first. */
  query: string;
  selection: SelectionRef;
  enter: PendingEnter;
  /** The reader is done: nothing was chosen, or an entry that opens in this tab. */
  onClose: () => void;
}

/** The content of the dialog: what is typed, what is found, and the searches of the past. */
export default function Content({ provider, query, selection, enter, onClose }: Props): ReactNode {
  const language = useDocusaurusContext().i18n.currentLocale;
  const [memory] = useState(() =>
    openMemory(
      settings.algolia?.indexName ?? `rslib-${language}`,
      ({ url }) => localeOf(url, localeSet) === language,
    ),
  );
  const onSelect: Source['onSelect'] = ({ item, event }) => {
    if (item.list !== 'start') memory.remember(item.hit);
    if (!opensElsewhere(event as KeyboardEvent | MouseEvent)) onClose();
  };
  const navigate = useNavigate();
  const starts = useStarts();
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = () => {
    // The page must not change below the sheet.
    takeEnter(enter);
    setShowsKeys(true);
  };
  const hideKeys = useCallback(() => setShowsKeys(false), []);
  useEffect(() => {
    // Behind the sheet, nothing can have the focus.
    if (!showsKeys) document.getElementById(inputId)?.focus();
  }, [showsKeys]);
  const search = useSearch({ provider, memory, starts, query, onSelect, navigate });
  return (
    <>
      <SearchBox {...search} selection={selection} enter={enter} onCancel={onClose} />
      <Screen {...search} memory={memory} provider={provider} onClose={onClose} />
      <Footer state={search.state} onShowKeys={showKeys} />
      {showsKeys && <KeySheet onClose={hideKeys} />}
    </>
  );
}
