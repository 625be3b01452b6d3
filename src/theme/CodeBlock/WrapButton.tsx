import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import copy from '@site/src/components/CopyButton/styles.module.css';
import Tooltip from '@site/src/components/Tooltip';

export interface Props {
  isWrapped: boolean;
  onToggle: () => void;
}

/** Switches between wrapping and scrolling long lines. */
export default function WrapButton({ isWrapped, onToggle }: Props): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  return (
    <Tooltip title={label}>
      <button
        type="button"
        className={`${copy.button} needs-script`}
        aria-label={label}
        aria-pressed={isWrapped}
        onClick={onToggle}
      >
        <IconWordWrap aria-hidden />
      </button>
    </Tooltip>
  );
}
