import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import IconSuccess from '@theme/Icon/Success';
import menu from '../Menu/styles.module.css';
import Popover from '../Popover';
import Chevron from '../ui/icons/chevron.svg';
import ui from '../ui/styles.module.css';
import styles from './styles.module.css';

/** Assistants that take a question in the query of their URL. */
const assistants = [
  { name: 'ChatGPT', question: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', question: 'https://claude.ai/new?q=' },
] as const;

export interface Props {
  /** Absolute URL of the page's Markdown form. */
  url: string;
  isCopied: boolean;
  onCopy: () => void;
}

/** Links to the page's Markdown form, and to assistants that can read it. */
export default function OpenMenu({ url, isCopied, onCopy }: Props): ReactNode {
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
              <Translate id="pageTools.copyLink" description="Copies the URL of the Markdown">
                Copy Markdown link
              </Translate>
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
