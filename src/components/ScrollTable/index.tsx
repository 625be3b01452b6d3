import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table that scrolls if it is too wide, and can then be focused and scrolled by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    // The content may grow while the element doesn't, e.g. when a font has loaded.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const reachable = overflows && {
    // A region would be a landmark, and a page may have many tables.
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({
      id: 'table.scroll',
      message: 'Table, scrolls sideways',
      description: 'Label of a table that is wider than the screen',
    }),
  };
  return (
    <div ref={frame} className={styles.frame} {...reachable}>
      <table {...props} />
    </div>
  );
}
