import type { ReactNode } from 'react';
import sections from '@output-explorer/sections';
import type { ExplorerFile, ExplorerVariant } from '@site/src/content/remark/explorer/readExplorer';
import { choiceLabel, failureNotice } from './labels';
import styles from './styles.module.css';

/**
 * All recorded builds as plain sections, for readers without JavaScript and for crawlers. From the
 * first one, src/emit makes the other forms of the page, and from all of them a separate
 * Markdown file. Only the server has the data: React doesn't hydrate the content of `noscript`, so
 * readers don't download it twice. The code isn't highlighted, because few readers see it.
 */
export default function PlainSections({ example }: { example: string }): ReactNode {
  return (
    <noscript>
      <div className={styles.plain}>
        {sections[example]?.map((variant) => (
          <PlainVariant key={variant.key} variant={variant} />
        ))}
      </div>
    </noscript>
  );
}

function PlainVariant({ variant }: { variant: ExplorerVariant }): ReactNode {
  const { switches, config, tree, files, failure } = variant;
  return (
    <details>
      <summary>{choiceLabel(switches)}</summary>
      <PlainFile file={config} />
      {failure !== undefined && (
        <>
          <p>{failureNotice()}</p>
          <PlainCode language="text" html={failure} />
        </>
      )}
      {tree && <PlainCode language="tree" html={tree} />}
      {files.map((file) => (
        <PlainFile key={file.path} file={file} />
      ))}
    </details>
  );
}

function PlainFile({ file: { path, language, html } }: { file: ExplorerFile }): ReactNode {
  return (
    <figure>
      <figcaption>{path}</figcaption>
      <PlainCode language={language} html={html} />
    </figure>
  );
}

function PlainCode({ language, html }: { language: string; html: string }): ReactNode {
  return (
    <pre>
      <code
        className={`language-${language}`}
        dangerouslySetInnerHTML={{ __html: withoutTags(html) }}
      />
    </pre>
  );
}

/** `<span class="token keyword">a</span> &lt; b` → `a &lt; b`; `<` in the text is escaped. */
function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
