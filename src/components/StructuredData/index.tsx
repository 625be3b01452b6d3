import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { jsonLd, type Thing } from '@site/src/lib/structuredData';

/** Says in the head of a page what the page is about, for search engines. */
export default function StructuredData({ things }: { things: readonly Thing[] }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(things)}</script>
    </Head>
  );
}
