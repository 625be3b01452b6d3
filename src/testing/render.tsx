import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

export interface RenderOptions {
  /** Address of the page that the element stands on. */
  path?: string;
}

/** Renders an element as Docusaurus would: inside its router and head manager. */
export function renderOnPage(
  element: ReactElement,
  { path = '/' }: RenderOptions = {},
): RenderResult {
  function Page({ children }: { children: ReactNode }): ReactNode {
    return (
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </HelmetProvider>
    );
  }
  return render(element, { wrapper: Page });
}
