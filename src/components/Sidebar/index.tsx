import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { keepInView } from '@site/src/client/keepInView';
import { useMediaQuery } from '@site/src/components/hooks/useMediaQuery';
import { useModalLayer } from '@site/src/components/hooks/useModalLayer';
import { widthFrom } from '@site/src/site/mediaQueries';
import { setGroupsOpen } from './choices';
import { sidebarId, type Drawer } from './drawer';
import { groupsContaining } from './groups';
import Item from './Item';
import styles from './styles.module.css';

export interface Props extends Drawer {
  /** Name in `sidebars.ts`. */
  name: string;
  items: readonly PropSidebarItem[];
}

/**
 * The sidebar of a section: one element that is a column on wide screens and a drawer on narrow
 * ones. CSS chooses the form, so that the first paint is right and both forms share the reader's
 * choices.
 */
export default function Sidebar({ name, items, open, setOpen }: Props): ReactNode {
  const location = useLocation();
  const { pathname } = location;
  const panel = useRef<HTMLDivElement>(null);
  const isColumn = useMediaQuery(widthFrom('laptop'));
  const close = () => setOpen(false);
  useModalLayer(panel, open, close);

  useIsomorphicLayoutEffect(() => {
    setGroupsOpen(groupsContaining(items, pathname, name), true);
  }, [items, pathname, name]);

  useEffect(() => setOpen(false), [location, isColumn, setOpen]);

  useEffect(() => {
    const current = panel.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (current) keepInView(current, panel.current);
  }, [pathname, open]);

  const label = translate({ id: 'sidebar.label', message: 'Pages in this section' });
  return (
    <>
      <div
        className={clsx(styles.backdrop, open && styles.open)}
        role="presentation"
        onClick={close}
      />
      <div
        ref={panel}
        id={sidebarId}
        className={clsx(styles.sidebar, open && styles.open)}
        data-layout-part="sidebar"
        role={open ? 'dialog' : 'complementary'}
        aria-modal={open || undefined}
        aria-label={label}
      >
        <nav aria-label={label}>
          <ul>
            {items.map((item, index) => (
              <Item key={index} item={item} pathname={pathname} parent={name} />
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
