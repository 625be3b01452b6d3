import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ExplorerFile, ExplorerVariant } from '@site/src/content/remark/explorer/types';
// `@theme/CodeBlock` would have the types of the original component.
import CodeBlock from '@site/src/theme/CodeBlock';
import Admonition from '@theme/Admonition';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import FailureNotice from './FailureNotice';
import styles from './styles.module.css';

/** Configuration, output folder and files of one recorded build, or its error. */
export default function VariantView({ variant }: { variant: ExplorerVariant }): ReactNode {
  const { config, tree, files, failure } = variant;
  return (
    <div className={styles.view}>
      <FileBlock file={config} title={config.path} />
      {failure !== undefined && (
        <Admonition type="danger" title={<FailureNotice />}>
          <CodeBlock language="text" html={failure} wrap="wrap" />
        </Admonition>
      )}
      {tree && (
        <CodeBlock
          language="tree"
          html={tree}
          title={translate({
            id: 'outputExplorer.tree',
            message: 'Output',
            description: 'Title of the folder that a build wrote, drawn as a tree',
          })}
        />
      )}
      {files.length > 0 && (
        <Tabs>
          {files.map((file) => (
            <TabItem key={file.path} value={file.path}>
              <FileBlock file={file} />
            </TabItem>
          ))}
        </Tabs>
      )}
    </div>
  );
}

function FileBlock({ file, title }: { file: ExplorerFile; title?: string }): ReactNode {
  const { html, language, label } = file;
  return <CodeBlock html={html} language={language} label={label} title={title} />;
}
