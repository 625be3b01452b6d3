import type { ReactNode } from 'react';
import type { ExplorerVariant } from '@site/src/content/remark/explorer/readExplorer';
// `@theme/CodeBlock` would have the types of the original component.
import CodeBlock from '@site/src/theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { failureNotice } from './labels';
import { markChanges } from './markChanges';
import styles from './styles.module.css';

export interface Props {
  variant: ExplorerVariant;
  /** The build that was shown before the reader's last choice: what differs from it is marked. */
  before: ExplorerVariant | undefined;
}

/** Configuration, output folder and files of one recorded build, or its error. */
export default function VariantView({ variant, before }: Props): ReactNode {
  const { config, tree, files, failure } = variant;
  const htmlBefore = (path: string) => before?.files.find((file) => file.path === path)?.html;
  return (
    <div className={styles.view}>
      <CodeBlock
        {...config}
        html={markChanges(config.html, before?.config.html)}
        title={config.path}
        wrap="wrap"
      />
      {failure !== undefined && (
        <CodeBlock
          language="text"
          kind="plain"
          html={failure}
          title={failureNotice()}
          wrap="wrap"
        />
      )}
      {tree && (
        <CodeBlock
          language="tree"
          kind="output"
          html={markChanges(tree, before?.tree)}
          title="dist/"
        />
      )}
      {files.length > 0 && (
        <Tabs>
          {files.map((file) => (
            <TabItem key={file.path} value={file.path}>
              <CodeBlock {...file} html={markChanges(file.html, htmlBefore(file.path))} />
            </TabItem>
          ))}
        </Tabs>
      )}
    </div>
  );
}
