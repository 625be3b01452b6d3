import type { ReactNode } from 'react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusContext } from '@docusaurus/types';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';

/**
 * What Docusaurus' client puts around all pages, for component tests: the facts of the site, its
 * head manager and its router.
 */
export function Client({
  site,
  children,
}: {
  site: DocusaurusContext;
  children: ReactNode;
}): ReactNode {
  return (
    <Context.Provider value={site}>
      <BrowserContextProvider>
        <HelmetProvider>
          <BrowserRouter>{children}</BrowserRouter>
        </HelmetProvider>
      </BrowserContextProvider>
    </Context.Provider>
  );
}
