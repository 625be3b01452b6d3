import type { ComponentProps, ReactNode } from 'react';

/** A header cell. An empty one, as in the corner of a table with two headers, becomes a `td`. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />;
}
