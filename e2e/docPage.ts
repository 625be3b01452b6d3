import type { Locator, Page } from '@playwright/test';

/** A page of the guide with a sidebar and many headings. */
export const dts = '/guide/advanced/dts';

/** The column of the sidebar, on wide screens. */
export const column = (page: Page): Locator => page.getByRole('complementary');
/** The same as a layer over the page, on phones. */
export const drawer = (page: Page): Locator => page.getByRole('dialog');
/** The button of the local nav that opens the drawer. */
export const menu = (page: Page): Locator =>
  page.getByRole('button', { name: 'Menu', exact: true });
/** The button of a group of the sidebar. */
export const group = (page: Page, name: string): Locator =>
  column(page).getByRole('button', { name });

/** The button of the local nav that opens the outline. */
export const outlineButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(ON THIS PAGE|目录)$/ });
export const outlineColumn = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(ON THIS PAGE|目录)$/ });

/** The links to the page before and to the one after it. */
export const neighbors = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs pages' });
