import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { useCopy, type CopyState } from '@site/src/components/hooks/useCopy';
import Tooltip from '../Tooltip';
import ui from '../ui/styles.module.css';
import styles from './styles.module.css';

/** How long the result is shown, in ms. */
const resultDuration = 2000;

/** Copies the code and announces the result. */
export default function CopyButton({ readCode }: { readCode: () => string }): ReactNode {
  const { state, copy } = useCopy(resultDuration);
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  return (
    <>
      <Tooltip title={state === 'copied' ? resultText(state) : label}>
        <button
          type="button"
          className={clsx(styles.button, 'needs-script')}
          aria-label={label}
          onClick={() => void copy(readCode())}
        >
          {state === 'copied' ? <IconSuccess aria-hidden /> : <IconCopy aria-hidden />}
        </button>
      </Tooltip>
      <span role="status" className={state === 'failed' ? styles.failed : ui.visuallyHidden}>
        {resultText(state)}
      </span>
    </>
  );
}

function resultText(state: CopyState): string {
  switch (state) {
    case 'copied':
      return translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
    case 'failed':
      return translate({
        id: 'codeBlock.copyFailed',
        message: "Couldn't copy. Select the code and copy it with the keyboard.",
      });
    default:
      return '';
  }
}
