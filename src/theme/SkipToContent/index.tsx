// Change: a button that leads to the outline, which follows the article in the HTML.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { SkipToContentLink } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Moves the focus to the first entry of the outline, or to the button that opens it. */
function focusOutline(): void {
  const controls = document.querySelectorAll<HTMLElement>(
    'main [data-layout-part=outline] :is(a, button)',
  );
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}

export default function SkipToContent(): ReactNode {
  return (
    <>
      <SkipToContentLink className={styles.link} />
      <button
        type="button"
        className={clsx(styles.link, styles.outline, 'needs-script')}
        onClick={focusOutline}
      >
        <Translate id="outline.skip">Skip to the outline</Translate>
      </button>
    </>
  );
}
