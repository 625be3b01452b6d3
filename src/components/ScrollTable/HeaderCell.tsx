import type { ComponentProps, ReactNode } from 'react';

/** Heads a column. The corner of a table with two headers has no text, and so is no header. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />;
}
