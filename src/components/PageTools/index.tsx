import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { useMarkdownUrl, type MarkdownUrl } from '@site/src/components/hooks/useMarkdownUrl';
import menu from '../Menu/styles.module.css';
import Popover from '../Popover';
import Chevron from '../ui/icons/chevron.svg';
import ui from '../ui/styles.module.css';
import { useMarkdownCopy, type Outcome } from './useMarkdownCopy';
import styles from './styles.module.css';

/** For those who write the pages, not for readers: the Markdown is made from the built pages. */
const developmentHelp =
  'npm start makes no Markdown. To copy it, run npm run build and npm run serve.';

function outcomeText(outcome: Outcome): string {
  switch (outcome) {
    case 'none':
      return '';
    case 'copied':
      return translate({ id: 'pageTools.copied', message: 'Markdown copied' });
    case 'linkCopied':
      return translate({ id: 'pageTools.linkCopied', message: 'Link copied' });
    case 'loadFailed':
      if (process.env.NODE_ENV === 'development') return developmentHelp;
      return translate({
        id: 'pageTools.loadFailed',
        message: "Couldn't load the Markdown. Try again.",
      });
    case 'copyFailed':
      return translate({
        id: 'pageTools.copyFailed',
        message: "Couldn't copy: the clipboard isn't available.",
      });
  }
}

/** Assistants that take a question in the query of their URL. */
const assistants = [
  { name: 'ChatGPT', question: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', question: 'https://claude.ai/new?q=' },
] as const;

interface OpenMenuProps {
  /** Absolute URL of the page's Markdown form. */
  url: string;
  isCopied: boolean;
  onCopy: () => void;
}

/** Links to the page's Markdown form, and to assistants that can read it. */
function OpenMenu({ url, isCopied, onCopy }: OpenMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  // English in both languages
  const prompt = encodeURIComponent(`Read ${url}, I want to ask questions about it.`);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      triggerClassName={ui.button}
      trigger={
        <>
          <Translate id="pageTools.open" description="Button of the menu of page tools">
            Open
          </Translate>
          <Chevron />
        </>
      }
    >
      {/* Few readers open the menu, so the HTML of the page doesn't contain the list. */}
      {open && (
        <ul className={menu.items}>
          <li>
            <button type="button" className={clsx(menu.item, styles.item)} onClick={onCopy}>
              <Translate id="pageTools.copyLink">Copy Markdown link</Translate>
              {isCopied && <IconSuccess className={styles.icon} aria-hidden />}
            </button>
          </li>
          {assistants.map(({ name, question }) => (
            <li key={name}>
              <Link className={menu.item} to={question + prompt}>
                <Translate
                  id="pageTools.openIn"
                  description="Opens the page in an assistant; {name} is e.g. ChatGPT"
                  values={{ name }}
                >
                  {'Open in {name}'}
                </Translate>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

function Tools(markdown: MarkdownUrl): ReactNode {
  const { isLoading, outcome, pageState, linkState, copyPage, copyLink } =
    useMarkdownCopy(markdown);
  const isFailure = outcome === 'loadFailed' || outcome === 'copyFailed';
  return (
    <div className={clsx(styles.tools, 'needs-script')} data-page-tools="">
      <button
        type="button"
        className={ui.button}
        // Unlike `disabled`, this doesn't take the focus away.
        aria-disabled={isLoading}
        onClick={() => void copyPage()}
      >
        {pageState === 'copied' ? (
          <IconSuccess className={styles.icon} aria-hidden />
        ) : (
          <IconCopy className={styles.icon} aria-hidden />
        )}
        <Translate id="pageTools.copy">Copy Markdown</Translate>
      </button>
      <OpenMenu
        url={markdown.url}
        isCopied={linkState === 'copied'}
        onCopy={() => void copyLink()}
      />
      <span role="status" className={isFailure ? undefined : ui.visuallyHidden}>
        {outcomeText(outcome)}
      </span>
    </div>
  );
}

/** Tools for the whole page: copy it as Markdown, open it in an assistant. */
export default function PageTools(): ReactNode {
  const markdown = useMarkdownUrl();
  // The key resets the state on each page.
  return markdown && <Tools key={markdown.path} {...markdown} />;
}
