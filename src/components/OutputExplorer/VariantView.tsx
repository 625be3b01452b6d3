import type { ReactNode } from 'react';
import type { ExplorerFile, ExplorerVariant } from '@site/src/plugins/explorerData/types';
// `@theme/CodeBlock` would have the types of the original component.
import CodeBlock from '@site/src/theme/CodeBlock';
import FailureNotice from './FailureNotice';
import styles from './styles.module.css';

/** Configuration, output folder and files of one recorded build, or its error. */
export default function VariantView({ variant }: { variant: ExplorerVariant }): ReactNode {
  const { config, tree, files, failure } = variant;
  return (
    <>
      <FileBlock file={config} title={config.path} />
      {failure !== undefined && (
        <>
          <FailureNotice />
          <CodeBlock language="text" html={failure} />
        </>
      )}
      {tree && <CodeBlock language="tree" html={tree} />}
      {files.map((file, index) => (
        <details key={file.path} className={styles.file} open={index === 0}>
          <summary>{file.path}</summary>
          <FileBlock file={file} />
        </details>
      ))}
    </>
  );
}

function FileBlock({ file, title }: { file: ExplorerFile; title?: string }): ReactNode {
  const { html, language, label } = file;
  return <CodeBlock html={html} language={language} label={label} title={title} />;
}
