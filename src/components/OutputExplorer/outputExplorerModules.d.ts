/** Data of all explorers by example; empty in the browser (see src/plugins/explorerData). */
declare module '@output-explorer/sections' {
  import type { Explorer } from '@site/src/remark/explorer/types';

  const sections: Record<string, Explorer>;
  export default sections;
}
