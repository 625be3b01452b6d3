import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localeSet } from '@site/src/config/locales';
import { localeOf } from '@site/src/lib/localeUrl';
import type { SearchProvider } from '../provider';
import Footer from './Footer';
import { openMemory } from './memory';
import Screen from './Screen';
import SearchBox from './SearchBox';
import type { Source } from './sources';
import styles from './styles.module.css';
import { useModal } from './useModal';
import { useNavigate } from './useNavigate';
import { useSearch } from './useSearch';

export interface Props {
  provider: SearchProvider;
  /** What the reader has typed before the dialog was there. */
  letters: string;
  /** The reader is done: nothing was chosen, or an entry that opens in this tab. */
  onClose: () => void;
}

/** A key or a button of the mouse with which a link opens elsewhere. */
function opensElsewhere(event: KeyboardEvent | MouseEvent): boolean {
  const isOtherButton = 'button' in event && event.button === 1;
  return isOtherButton || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** The search dialog: what is typed, what is found, and the searches of the past. */
export default function Dialog({ provider, letters, onClose }: Props): ReactNode {
  const language = useDocusaurusContext().i18n.currentLocale;
  const [memory] = useState(() =>
    openMemory(
      settings.algolia?.indexName ?? `rslib-${language}`,
      ({ url }) => localeOf(url, localeSet) === language,
    ),
  );
  const onSelect: Source['onSelect'] = ({ item, event }) => {
    memory.remember(item.hit);
    if (!opensElsewhere(event as KeyboardEvent | MouseEvent)) onClose();
  };
  const search = useSearch({ provider, memory, letters, onSelect, navigate: useNavigate() });
  return (
    <dialog
      ref={useModal(onClose)}
      className={styles.dialog}
      tabIndex={-1}
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
      onClose={onClose}
    >
      <div className={styles.content}>
        <SearchBox {...search} onCancel={onClose} />
        <Screen {...search} memory={memory} provider={provider} />
        <Footer state={search.state} />
      </div>
    </dialog>
  );
}
