// Change: tables scroll inside themselves and can be reached by keyboard; no header cell is empty.
// Upstream: 3.10.2
import ScrollTable from '@site/src/components/ScrollTable';
import HeaderCell from '@site/src/components/ScrollTable/HeaderCell';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, table: ScrollTable, th: HeaderCell };
