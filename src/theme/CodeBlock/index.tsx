// Change: replaced. Code is highlighted at build time (src/content/remark/highlightCode.ts), so
// Prism and the context, hooks and components around it aren't needed.
// Upstream: @docusaurus/theme-classic 3.10.2.
import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import CopyButton from '@site/src/components/CopyButton';
import copy from '@site/src/components/CopyButton/styles.module.css';
import Tooltip from '@site/src/components/Tooltip';
import ui from '@site/src/components/ui/styles.module.css';
import { useOverflow } from '@site/src/components/hooks/useOverflow';
import type { CodeKind } from '@site/src/content/remark/highlight/codeKind';
import styles from './styles.module.css';

export interface Props {
  /** Code of a block written as JSX; it isn't highlighted. */
  children?: ReactNode;
  /** Highlighted HTML of a fence; its text content is the code. */
  html?: string;
  /** `language-ts`, as MDX sets it. */
  className?: string;
  language?: string;
  /** Displayed name of the language, e.g. `TypeScript`. */
  label?: string;
  title?: ReactNode;
  /** What the code is in a build, which the title shows by a color; `source` is the default. */
  kind?: CodeKind;
  /** Wraps long lines from the start, unless it is the empty string. */
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
  kind,
  wrap,
}: Props): ReactNode {
  const preRef = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(preRef);
  const [isWrapped, setIsWrapped] = useState(Boolean(wrap));
  const content =
    html === undefined
      ? // A template literal in JSX usually ends with a line break that isn't part of the code.
        { children: typeof children === 'string' ? children.replace(/\n$/, '') : children }
      : { dangerouslySetInnerHTML: { __html: html } };

  const wrapLabel = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
  });
  const isCommand = !title && className === 'language-bash';

  return (
    <figure
      className={clsx(styles.block, isCommand && styles.shell, 'theme-code-block')}
      data-kind={kind}
    >
      <Caption title={title} label={label} kind={kind} />
      {/* A tab stop, so that long lines can be scrolled by keyboard (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={preRef} className={clsx(styles.pre, isWrapped && styles.wrapped)} tabIndex={0}>
        <code className={className ?? (language && `language-${language}`)} {...content} />
      </pre>
      <div className={styles.buttons}>
        {/* Where no line is too long, the toggle would do nothing. */}
        {(overflows || isWrapped) && (
          <Tooltip title={wrapLabel}>
            <button
              type="button"
              className={clsx(copy.button, 'needs-script')}
              aria-label={wrapLabel}
              aria-pressed={isWrapped}
              onClick={() => setIsWrapped(!isWrapped)}
            >
              <IconWordWrap aria-hidden />
            </button>
          </Tooltip>
        )}
        <CopyButton readCode={() => preRef.current?.textContent ?? ''} />
      </div>
    </figure>
  );
}

/**
 * Caption of the figure: the title, a mark of output, and the language for screen readers. Mark and
 * language have elements, so that the other forms of the page (src/emit) don't take them
 * for a title.
 */
function Caption({ title, label, kind }: Pick<Props, 'title' | 'label' | 'kind'>): ReactNode {
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
  return (
    <figcaption className={title ? styles.title : ui.visuallyHidden}>
      {title}
      {title && (kind === 'output' || kind === 'types') && (
        <span className={styles.output}>
          <Translate
            id="codeBlock.output"
            description="Mark beside the title of code that a build wrote, such as dist/index.js"
          >
            output
          </Translate>
        </span>
      )}
      {languageText && <span className={ui.visuallyHidden}>{` ${languageText}`}</span>}
    </figcaption>
  );
}
