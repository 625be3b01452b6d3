import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { outcomeOf } from './sources';
import styles from './Footer.module.css';
import type { State } from './useSearch';

/** Says in one line what the state of the search is, also to readers who don't see the list. */
export default function Status({ state }: { state: State }): ReactNode {
  const { selectMessage } = usePluralForm();
  const outcome = outcomeOf(state);

  function textOf(): string {
    if (state.status === 'stalled') {
      return translate({
        id: 'search.searching',
        message: 'Searching…',
        description: 'Shown and announced while a search takes long',
      });
    }
    if (outcome?.screen !== 'answer') return '';
    const { count, shown } = outcome;
    if (shown < count) {
      return translate(
        {
          id: 'search.firstOf',
          message: 'First {shown} of {count} results',
          description: 'Shown and announced after a search with more results than the list holds',
        },
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
