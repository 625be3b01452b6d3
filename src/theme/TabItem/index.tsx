// Change: only content; Tabs makes the panel around it. Upstream: 3.10.2
import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
