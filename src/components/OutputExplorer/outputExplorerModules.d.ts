/** Builds of all explorers by example; empty in the browser (see src/content/explorerData). */
declare module '@output-explorer/sections' {
  import type { ExplorerVariant } from '@site/src/content/remark/explorer/readExplorer';

  const sections: Record<string, readonly ExplorerVariant[]>;
  export default sections;
}
