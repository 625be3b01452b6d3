// Change: our sidebar, which is a column or a drawer, instead of the theme's two. Upstream: 3.10.2
import { useMemo, useState, type ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Sidebar from '@site/src/components/Sidebar';
import { DrawerContext } from '@site/src/components/Sidebar/drawer';
import type { Props } from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [open, setOpen] = useState(false);
  const drawer = useMemo(() => ({ open, setOpen }), [open]);
  return (
    <DrawerContext value={sidebar ? drawer : null}>
      <div className={styles.page}>
        {/* The key remounts the sidebar for each section, so that it starts at the top. */}
        {sidebar && (
          <Sidebar key={sidebar.name} name={sidebar.name} items={sidebar.items} {...drawer} />
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </DrawerContext>
  );
}
