import type { Page } from '@playwright/test';
import { expect, hold, open } from './site';

export const guide = '/guide/start/';
export const button = (page: Page) => page.getByRole('button', { name: /^(Search|搜索)$/ });
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Search|搜索)$/ });
export const input = (page: Page) => dialog(page).getByRole('combobox');
/** The field that the dialog opens with, until its content has been loaded. */
export const earlyInput = (page: Page) => dialog(page).getByRole('textbox');
export const hits = (page: Page) => dialog(page).getByRole('option');
/** The searches of the past, recent ones and favorites. */
export const past = (page: Page) =>
  dialog(page)
    .getByRole('rowgroup', { name: /^(Recent|Favorite|搜索历史|收藏)$/ })
    .getByRole('row');
/** The links of a dialog without a query. */
export const starts = (page: Page) =>
  dialog(page)
    .getByRole('rowgroup', { name: /^(Start here|从这里开始)$/ })
    .getByRole('row');
/** The headings above the hits, or above the searches of the past. */
export const groups = (page: Page) =>
  dialog(page).getByRole('group').or(dialog(page).getByRole('rowgroup'));
export const status = (page: Page) => dialog(page).getByRole('status');
export const noResults = (page: Page) =>
  dialog(page).getByText(/^(No results for|无法找到相关结果) "/);
export const indexFiles = '**/search/*.json';
/** The texts of single pages, which snippets are from. */
export const textFiles = '**/search/*/*.json';

/** Opens the dialog by its button. */
export async function openDialog(page: Page, path = guide): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

/** Searches and waits for the answer. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

/** Holds back the scripts that the page loads from now on. */
export const holdScripts = (page: Page) => hold(page, '**/assets/js/*.js');
