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

// Names that are the same in all languages.
const escapeKey = 'esc';
const provider = 'Algolia';

/** @param icon outline of what is printed on the key; by default that is "esc" */
function Key({ icon, children }: { icon?: string; children: ReactNode }): ReactNode {
  return (
    <kbd>
      <span className={dialog.label}>{children}</span>
      {icon ? <Icon path={icon} /> : <span aria-hidden="true">{escapeKey}</span>}
    </kbd>
  );
}

/** What the keys do; hidden where there is most likely no keyboard. */
function Keys(): ReactNode {
  return (
    <ul className={styles.keys}>
      <li>
        <Key icon={icons.enter}>
          <Translate id="theme.SearchModal.footer.selectKeyAriaLabel">Enter key</Translate>
        </Key>
        <Translate id="theme.SearchModal.footer.selectText">Select</Translate>
      </li>
      <li>
        <Key icon={icons.up}>
          <Translate id="theme.SearchModal.footer.navigateUpKeyAriaLabel">Arrow up</Translate>
        </Key>
        <Key icon={icons.down}>
          <Translate id="theme.SearchModal.footer.navigateDownKeyAriaLabel">Arrow down</Translate>
        </Key>
        <Translate id="theme.SearchModal.footer.navigateText">Navigate</Translate>
      </li>
      <li>
        <Key>
          <Translate id="theme.SearchModal.footer.closeKeyAriaLabel">Escape key</Translate>
        </Key>
        <Translate id="theme.SearchModal.footer.closeText">Close</Translate>
      </li>
    </ul>
  );
}

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
        <Link className={styles.provider} href="https://www.algolia.com/developers/">
          <Translate id="theme.SearchModal.footer.searchByText">Powered by</Translate> {provider}
        </Link>
      )}
    </footer>
  );
}
