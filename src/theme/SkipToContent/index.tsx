// Change: a second link, to the outline, which follows the article in the HTML. Upstream: 3.10.2
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { SkipToContentLink } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Moves the focus to the first entry of the outline, or to the button that opens it. */
function focusOutline(event: MouseEvent): void {
  event.preventDefault();
  const controls = document.querySelectorAll<HTMLElement>(
    'main [data-layout-part=outline] :is(a, button)',
  );
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}

export default function SkipToContent(): ReactNode {
  return (
    <>
      <SkipToContentLink className={styles.link} />
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it moves the focus, so without a router */}
      <a
        className={clsx(styles.link, styles.outline, 'needs-script')}
        href="#outline-title"
        onClick={focusOutline}
      >
        <Translate
          id="outline.skip"
          description="Link before the navigation that leads to the list of the page's headings"
        >
          Skip to the outline
        </Translate>
      </a>
    </>
  );
}
