import { useState, type ReactElement, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { render, type RenderResult } from '@testing-library/react';
import { defaultLocale, homeOf, type Locale } from '../site/locales';
import { Client } from '../patches/testing/Client';

export interface PageOptions {
  /** Path of the page that the element is part of, with query and hash. */
  path?: string;
  /** Language that the site is built for. */
  locale?: Locale;
}

/** What Docusaurus puts around an element. */
export function Page({
  path = '/',
  locale = defaultLocale,
  children,
}: PageOptions & { children: ReactNode }): ReactNode {
  const { siteConfig, i18n, ...facts } = useDocusaurusContext();
  const site = {
    ...facts,
    siteConfig: { ...siteConfig, baseUrl: homeOf(locale) },
    i18n: { ...i18n, currentLocale: locale },
  };
  useState(() => window.history.replaceState(window.history.state, '', path));
  return <Client site={site}>{children}</Client>;
}

/** Renders an element as Docusaurus would. */
export function renderOnPage(element: ReactElement, options?: PageOptions): RenderResult {
  return render(element, {
    wrapper: ({ children }) => <Page {...options}>{children}</Page>,
  });
}
