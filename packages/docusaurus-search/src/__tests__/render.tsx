import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { BrowserRouter } from 'react-router-dom';

function Page({ children }: { children: ReactElement }): ReactElement {
  return (
    <Context.Provider value={useDocusaurusContext()}>
      <BrowserRouter>{children}</BrowserRouter>
    </Context.Provider>
  );
}

/** Renders an element as on a page of a site. */
export function renderOnPage(element: ReactElement): RenderResult {
  return render(element, { wrapper: ({ children }) => <Page>{children as ReactElement}</Page> });
}
