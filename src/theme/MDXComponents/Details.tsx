// Change: without the animation of the original, whose script is larger than those of all other
// elements in Markdown together. Upstream: 3.10.2
import type { ComponentProps, ReactNode } from 'react';

export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details className="alert" {...props} />;
}
