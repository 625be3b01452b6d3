import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * The heading of a folded entry (src/content/remark/foldProblems.ts). It lacks the link to itself
 * that other headings have: a row that opens must not contain other controls.
 */
export default function FoldedHeading({
  id,
  children,
}: {
  id: string;
  children: ReactNode;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <h3 id={id}>{children}</h3>;
}
