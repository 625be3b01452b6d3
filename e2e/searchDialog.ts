import type { Page } from '@playwright/test';
import { expect, open } from './site';

export const guide = '/guide/start/';
export const button = (page: Page) => page.getByRole('button', { name: /^(Search|搜索)$/ });
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Search|搜索)$/ });
export const input = (page: Page) => page.locator('.DocSearch-Input');
export const hits = (page: Page) => page.locator('.DocSearch-Hit');
export const indexFiles = '**/search/*.json';

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
