import { useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** How long the message is shown, in ms. */
const messageDuration = 2000;

/** The link beside a heading that a plain click or Enter follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return isPlain ? (event.target as Element).closest<HTMLAnchorElement>('a.hash-link') : null;
}

/**
 * Copies the URL of a heading whose link is followed, and says so. Without a clipboard the link
 * only leads to the heading, and the browser shows the URL.
 */
export default function HeadingLinks(): ReactNode {
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (link) {
        void navigator.clipboard?.writeText(link.href).then(
          () => setCopied((count) => count + 1),
          () => undefined,
        );
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = window.setTimeout(() => setCopied(0), messageDuration);
    return () => window.clearTimeout(timer);
  }, [copied]);

  return (
    <div role="status">
      {copied > 0 && (
        <span className={styles.message}>
          <Translate id="copy.linkCopied">Link copied</Translate>
        </span>
      )}
    </div>
  );
}
