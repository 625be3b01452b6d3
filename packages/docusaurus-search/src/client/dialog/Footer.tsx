import type { ReactNode } from 'react';
import settings from '@generated/docusaurus-search/default/settings.json';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Icon from '../Icon';
import { outcomeOf, type State } from '../running';
import dialog from '../SearchDialog.module.css';
import styles from './Footer.module.css';
import { icons } from './icons';

/** Says in one line what the state of the search is, also to readers who don't see the list. */
export function Status({ state }: { state: State }): ReactNode {
  const { selectMessage } = usePluralForm();
  const outcome = outcomeOf(state);

  function textOf(): string {
    if (state.status === 'stalled')
      return translate({ id: 'search.searching', message: 'Searching…' });

    if (outcome?.screen !== 'answer') return '';
    const { count, shown } = outcome;
    if (shown < count) {
      return translate(
        { id: 'search.firstOf', message: 'First {shown} of {count} results' },
        { shown, count },
      );
    }
    const text = translate({
      id: 'search.count',
      message: '1 result|{count} results',
      description: 'Shown and announced after a search; singular and plural',
    });
    return selectMessage(count, text).replace('{count}', String(count));
  }

  return (
    <p role="status" className={styles.status}>
      {textOf()}
    </p>
  );
}

interface Key {
  label: string;
  icon?: string;
}

/** What is printed on the key. */
const escapeKey = 'esc';

function Hint({ keys, text }: { keys: readonly Key[]; text: string }): ReactNode {
  return (
    <li>
      {keys.map(({ label, icon }) => (
        <kbd key={label}>
          <span className={dialog.label}>{label}</span>
          {icon ? <Icon path={icon} /> : <span aria-hidden="true">{escapeKey}</span>}
        </kbd>
      ))}
      <span>{text}</span>
    </li>
  );
}

/** What the keys do; hidden where there is most likely no keyboard. */
function Keys(): ReactNode {
  const enter = translate({
    id: 'theme.SearchModal.footer.selectKeyAriaLabel',
    message: 'Enter key',
  });
  const up = translate({
    id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
    message: 'Arrow up',
  });
  const down = translate({
    id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
    message: 'Arrow down',
  });
  const escape = translate({
    id: 'theme.SearchModal.footer.closeKeyAriaLabel',
    message: 'Escape key',
  });
  const select = translate({ id: 'theme.SearchModal.footer.selectText', message: 'Select' });
  const navigate = translate({ id: 'theme.SearchModal.footer.navigateText', message: 'Navigate' });
  const close = translate({ id: 'theme.SearchModal.footer.closeText', message: 'Close' });
  return (
    <ul className={styles.keys}>
      <Hint keys={[{ label: enter, icon: icons.enter }]} text={select} />
      <Hint
        keys={[
          { label: up, icon: icons.up },
          { label: down, icon: icons.down },
        ]}
        text={navigate}
      />
      <Hint keys={[{ label: escape }]} text={close} />
    </ul>
  );
}

const provider = { name: 'Algolia', url: 'https://www.algolia.com/developers/' };

export interface Props {
  state: State;
  onShowKeys: () => void;
}

/** The state of the search, the keys, and the provider if it isn't the site itself. */
export default function Footer({ state, onShowKeys }: Props): ReactNode {
  return (
    <footer className={styles.footer}>
      <Status state={state} />
      <Keys />
      <button type="button" className={styles.allKeys} onClick={onShowKeys}>
        <Translate id="search.allKeys">All keys</Translate>
      </button>
      {settings.algolia && (
        <Link className={styles.provider} href={provider.url}>
          <Translate id="theme.SearchModal.footer.searchByText">Powered by</Translate>{' '}
          {provider.name}
        </Link>
      )}
    </footer>
  );
}
