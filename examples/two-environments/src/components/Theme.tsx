import type { ReactNode } from 'react';

export function Theme({ children }: { children: ReactNode }) {
  return <div data-theme="example">{children}</div>;
}
