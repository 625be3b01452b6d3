import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import ui from '@site/src/components/ui/styles.module.css';
import type { Switches } from '@site/src/content/remark/explorer/readExplorer';
import type { ExplorerSummary } from '@site/src/content/remark/outputExplorer';
import { choiceLabel } from './labels';
import PlainSections from './PlainSections';
import styles from './styles.module.css';
import SwitchGroup from './SwitchGroup';
import { findKey, useVariant, type Load, type View } from './useVariant';
import VariantView from './VariantView';

/** Authors only write `example`; src/content/remark/outputExplorer.ts adds the rest. */
export interface Props {
  example: string;
  summary: ExplorerSummary;
  load: Load;
}

/** Lets the reader combine options and shows what a real build made of them. */
export default function OutputExplorer({ example, summary, load }: Props): ReactNode {
  const { choice, choose, before, view } = useVariant(example, summary, load);
  const [last, setLast] = useState<string>();
  const isRefused = (switches: Switches) => {
    const key = findKey(summary, switches);
    return key === undefined || summary.refused.includes(key);
  };
  return (
    <section
      className={styles.explorer}
      data-output-explorer={example}
      aria-label={translate({ id: 'outputExplorer.name', message: 'Output explorer' })}
    >
      <div className={clsx(styles.groups, 'needs-script')}>
        {summary.switches.map((each) => (
          <SwitchGroup
            key={each.name}
            {...each}
            chosen={choice[each.name]}
            isRefused={(value) => isRefused({ ...choice, [each.name]: value })}
            isLast={each.name === last}
            onChoose={(value) => {
              setLast(each.name);
              choose({ ...choice, [each.name]: value });
            }}
          />
        ))}
      </div>
      <p
        role="status"
        className={clsx(styles.status, view.status === 'ready' && ui.visuallyHidden)}
      >
        {statusText(view, choiceLabel(choice))}
      </p>
      {view.status === 'failed' && (
        <button
          type="button"
          className={clsx(ui.button, styles.retry)}
          onClick={({ currentTarget }) => {
            // The button disappears while the builds load.
            const section = currentTarget.closest('section');
            section?.querySelector<HTMLElement>('input:checked')?.focus();
            choose(choice);
          }}
        >
          <Translate id="outputExplorer.retry">Try again</Translate>
        </button>
      )}
      {view.status === 'ready' && (
        <VariantView key={view.variant.key} variant={view.variant} before={before} />
      )}
      <PlainSections example={example} />
    </section>
  );
}

function statusText(view: View, choice: string): string {
  switch (view.status) {
    case 'ready':
      if (view.variant.failure === undefined) return choice;
      return translate(
        {
          id: 'outputExplorer.refused',
          message: "Rslib doesn't support this combination: {choice}",
          description: 'Announced when the build of a choice fails; {choice} lists the choices',
        },
        { choice },
      );
    case 'loading':
      return translate({ id: 'outputExplorer.loading', message: 'Loading…' });
    case 'failed':
      return translate({ id: 'outputExplorer.failed', message: "Couldn't load the output." });
    case 'missing':
      return translate(
        {
          id: 'outputExplorer.missing',
          message: "This combination isn't available ({choice}).",
          description: 'Shown when no build is possible; {choice} lists the choices',
        },
        { choice },
      );
  }
}
