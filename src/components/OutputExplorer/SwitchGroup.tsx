import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ui from '@site/src/components/ui/styles.module.css';
import type { ExplorerSwitch } from '@site/src/content/remark/explorer/readExplorer';
import { switchLabel, valueLabel } from './labels';
import styles from './styles.module.css';

export interface Props extends ExplorerSwitch {
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Whether no build succeeds with a value and the other choices. */
  isRefused: (value: string) => boolean;
  /** Whether it is the switch that the reader used last. */
  isLast: boolean;
}

/**
 * One switch as a row of segments: native radio buttons, which bring arrow keys, focus and names.
 */
export default function SwitchGroup({
  name,
  values,
  chosen,
  onChoose,
  isRefused,
  isLast,
}: Props): ReactNode {
  const id = useId();
  const refusedId = useId();
  return (
    // Clicks do nothing until the page is hydrated.
    <fieldset className={styles.group} disabled={!useIsBrowser()}>
      <legend>{switchLabel(name)}</legend>
      <div className={styles.track}>
        {values.map((value) => (
          <label
            key={value}
            className={clsx(
              styles.choice,
              isRefused(value) && (value !== chosen || isLast) && styles.refused,
            )}
          >
            <input
              type="radio"
              className={ui.cover}
              name={id}
              value={value}
              checked={value === chosen}
              aria-describedby={isRefused(value) ? refusedId : undefined}
              onChange={() => onChoose(value)}
            />
            {valueLabel(value)}
          </label>
        ))}
      </div>
      <span id={refusedId} hidden>
        <Translate id="outputExplorer.refusedChoice">
          Rslib doesn't support it with the other choices
        </Translate>
      </span>
    </fieldset>
  );
}
