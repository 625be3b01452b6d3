import { useRef, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useOverflow } from '@site/src/components/hooks/useOverflow';
import styles from './styles.module.css';

/** A table that scrolls if it is too wide, and can then be focused and scrolled by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const reachable = overflows && {
    // A region would be a landmark, and a page may have many tables.
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({ id: 'table.scroll', message: 'Table, scrolls sideways' }),
  };
  return (
    <div ref={frame} className={styles.frame} {...reachable}>
      <table {...props} />
    </div>
  );
}

/** A header cell. An empty one, as in the corner of a table with two headers, becomes a `td`. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />;
}
