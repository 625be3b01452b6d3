import { use, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { TOCItem } from '@docusaurus/mdx-loader';
import Translate from '@docusaurus/Translate';
import Outline, { outlineTitle } from '../Outline';
import { useActiveHeading } from '../Outline/useActiveHeading';
import Popover from '../Popover';
import { DrawerContext, sidebarId } from '../Sidebar/drawer';
import Chevron from '../ui/icons/chevron.svg';
import MenuIcon from '../ui/icons/menu.svg';
import styles from './styles.module.css';

function MenuLabel(): ReactNode {
  return (
    <>
      <MenuIcon />
      <Translate id="localNav.menu">Menu</Translate>
    </>
  );
}

export interface Props {
  headings: readonly TOCItem[];
  /** Title of the page. */
  title?: string;
}

/** The heading of the text that is being read; above the first one, the title of the page. */
function CurrentHeading({ headings, title }: Props): ReactNode {
  const active = useActiveHeading(headings.map(({ id }) => id));
  const html = headings.find(({ id }) => id === active)?.value;
  if (html === undefined) return <span className={styles.current}>{title}</span>;
  // The HTML comes from our own Markdown, at build time.
  return <span className={styles.current} dangerouslySetInnerHTML={{ __html: html }} />;
}

function OutlineMenu({ headings, title }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className={clsx(styles.outline, 'needs-script')} data-layout-part="outline">
      <CurrentHeading headings={headings} title={title} />
      <Popover
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <>
            {outlineTitle()}
            <Chevron />
          </>
        }
        triggerClassName={styles.button}
        panelClassName={styles.panel}
      >
        <div ref={panel} className={styles.headings}>
          {/* Rendered on demand: the outline column already has this list in the HTML. */}
          {open && (
            <Outline headings={headings} container={panel} onChoose={() => setOpen(false)} />
          )}
        </div>
      </Popover>
    </div>
  );
}

/**
 * A bar with buttons that open the sidebar and the outline where they don't fit beside the text.
 * Its lower edge shows how far the page is scrolled, on wide screens, too.
 */
export default function LocalNav({ headings, title }: Props): ReactNode {
  const drawer = use(DrawerContext);
  return (
    <div className={styles.bar}>
      {drawer && (
        <>
          <button
            type="button"
            className={clsx(styles.button, styles.menu, 'needs-script')}
            data-layout-part="sidebar"
            aria-expanded={drawer.open}
            aria-controls={sidebarId}
            onClick={() => drawer.setOpen(true)}
          >
            <MenuLabel />
          </button>
          <noscript>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- an anchor for readers without scripts, so without a router */}
            <a
              className={clsx(styles.button, styles.menu)}
              href={`#${sidebarId}`}
              data-layout-part="sidebar"
            >
              <MenuLabel />
            </a>
          </noscript>
        </>
      )}
      {headings.length > 0 && <OutlineMenu headings={headings} title={title} />}
    </div>
  );
}
