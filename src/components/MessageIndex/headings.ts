import type { TOCItem } from '@docusaurus/mdx-loader';
import groups from '@generated/overview/default/troubleshooting.json';

/** The headings of the index, for the outline of the page. */
const headings: TOCItem[] = groups.map(({ id, title }) => ({ id, value: title, level: 3 }));

export default headings;
