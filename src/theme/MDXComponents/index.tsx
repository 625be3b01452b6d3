// Change: tables that scroll and can be focused by keyboard; no empty header cells.
// Upstream: 3.10.2
import ScrollTable, { HeaderCell } from '@site/src/components/ScrollTable';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, table: ScrollTable, th: HeaderCell };
