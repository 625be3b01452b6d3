import type { ReactNode } from 'react';
import sections from '@output-explorer/sections';
import type { ExplorerFile } from '@site/src/plugins/explorerData/types';
import FailureNotice from './FailureNotice';
import { choiceLabel } from './labels';

/**
 * All recorded builds as plain sections for readers without JavaScript, for
 * crawlers and for the other forms of the page, which src/renderedPages makes
 * from the first of them, with a Markdown file of all. Only the server has the data:
 * React leaves the content of `noscript` alone in the browser, so nothing of it
 * is downloaded twice or hydrated. Uncoloured, because few see it.
 */
export default function PlainSections({ example }: { example: string }): ReactNode {
  const variants = sections[example]?.variants ?? [];
  return (
    <noscript>
      {variants.map(({ key, switches, config, tree, files, failure }) => (
        <details key={key}>
          <summary>{choiceLabel(switches)}</summary>
          <PlainFile file={config} />
          {failure !== undefined && (
            <>
              <FailureNotice />
              <PlainCode language="text" html={failure} />
            </>
          )}
          {tree && <PlainCode language="tree" html={tree} />}
          {files.map((file) => (
            <PlainFile key={file.path} file={file} />
          ))}
        </details>
      ))}
    </noscript>
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

/** `<span class="token keyword">a</span> &lt; b` → `a &lt; b`: text keeps its escapes, so no `<` is left but tags. */
function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
