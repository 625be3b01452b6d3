/** All explorers by example; empty in the browser (src/plugins/outputExplorer). */
declare module '@output-explorer/sections' {
  import type { Explorer } from '@site/src/plugins/outputExplorer/types';

  const sections: Record<string, Explorer>;
  export default sections;
}
