import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

export default function OutlineTitle(): ReactNode {
  return (
    <Translate id="outline.title" description="Title of the list of the page's headings">
      ON THIS PAGE
    </Translate>
  );
}
