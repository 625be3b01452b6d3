// Change: own component. Code is highlighted when the site is built (src/remark/highlightCode.ts),
// so Prism and the context, hooks and sub-components around it go. Upstream:
// @docusaurus/theme-classic 3.10.2.
import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import ui from '@site/src/components/ui/styles.module.css';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';
import styles from './styles.module.css';

export interface Props {
  /** Code of a block written as JSX: shown without colors. */
  children?: ReactNode;
  /** Highlighted markup of a fence; its text content is the code. */
  html?: string;
  /** `language-ts`, as MDX writes it. */
  className?: string;
  language?: string;
  /** Name of the language for readers, e.g. `TypeScript`. */
  label?: string;
  title?: ReactNode;
  /** Anything but the empty string: long lines start wrapped. */
  wrap?: string;
}

/** A block of code with title, wrap toggle and copy button. */
export default function CodeBlock({
  children,
  html,
  className,
  language,
  label,
  title,
  wrap,
}: Props): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const [isWrapped, setIsWrapped] = useState(Boolean(wrap));
  const content =
    html === undefined
      ? { children: withoutFinalNewline(children) }
      : { dangerouslySetInnerHTML: { __html: html } };

  return (
    <figure className={clsx(styles.block, 'theme-code-block')}>
      <Caption title={title} label={label} />
      <div className={styles.content}>
        {/* Long lines scroll inside: without a tab stop the keyboard could not reach their ends (WCAG 2.1.1). */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={clsx(styles.pre, isWrapped && styles.wrapped)} tabIndex={0}>
          <code
            ref={codeRef}
            className={className ?? (language && `language-${language}`)}
            {...content}
          />
        </pre>
        <div className={styles.buttons}>
          <WrapButton isWrapped={isWrapped} onToggle={() => setIsWrapped(!isWrapped)} />
          <CopyButton readCode={() => codeRef.current?.textContent ?? ''} />
        </div>
      </div>
    </figure>
  );
}

/**
 * Names the figure: the title for all, the language for screen readers. The language always stands
 * in an element of its own, by which the page's other forms (src/plugins) know it from a title.
 */
function Caption({ title, label }: Pick<Props, 'title' | 'label'>): ReactNode {
  if (!title && !label) return null;

  const languageText =
    label &&
    translate(
      {
        id: 'codeBlock.language',
        message: '{language} code',
        description: 'Name of a code block for screen readers; {language} is e.g. TypeScript',
      },
      { language: label },
    );
  return title ? (
    <figcaption className={styles.title}>
      {title}
      {languageText && <span className={ui.visuallyHidden}>{` ${languageText}`}</span>}
    </figcaption>
  ) : (
    <figcaption className={ui.visuallyHidden}>
      <span>{languageText}</span>
    </figcaption>
  );
}

/** `{`…`}` in JSX usually ends with a line break that is no part of the code. */
function withoutFinalNewline(children: ReactNode): ReactNode {
  return typeof children === 'string' ? children.replace(/\n$/, '') : children;
}
