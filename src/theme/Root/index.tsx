// Change: the extras of every page. Docusaurus has no own Root; it is made for this. Upstream: 3.10.2
import type { ReactNode } from 'react';
import GlobalUI from '@site/src/components/GlobalUI';
import { globalUIComponents } from '@site/src/config/globalUI';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      {globalUIComponents.length > 0 && <GlobalUI components={globalUIComponents} />}
    </>
  );
}
