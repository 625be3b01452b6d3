import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Chevron from '@site/src/components/ui/icons/chevron.svg';
import { prefersReducedMotion } from '@site/src/site/mediaQueries';
import styles from './styles.module.css';

/** A button that is visible while the page is scrolled away from its top. */
export default function ScrollToTop(): ReactNode {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > 0);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  const scroll = ({ detail }: MouseEvent) => {
    const still = window.matchMedia(prefersReducedMotion).matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    // The button disappears at the top, so move the focus of keyboard users there, too.
    if (detail === 0)
      document.querySelector<HTMLElement>('#__docusaurus a')?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      className={styles.button}
      hidden={!isScrolled}
      aria-label={translate({ id: 'scrollToTop.label', message: 'Scroll to top' })}
      onClick={scroll}
    >
      <Chevron />
    </button>
  );
}
