import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { jsonLd, type Thing } from '@site/src/site/structuredData';

/** Describes the page to search engines, as JSON-LD in the head. */
export default function StructuredData({ things }: { things: readonly Thing[] }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(things)}</script>
    </Head>
  );
}
