import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../src/site/locales';
import { realSite, expect, open, sitemaps } from '../site';
import { test } from './reader';
import { changeLanguage, expectPage, followSidebar } from './ways';

const manager = 'pnpm';

/** Guides with commands for several package managers. */
const guides = sitemaps.en.filter((route) => {
  if (!route.startsWith('/guide/') || route.endsWith('/')) return false;
  return fs.readFileSync(path.join(realSite, `${route}.html`), 'utf8').includes('npm2yarn');
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('copies a command of one package manager, and finds that chosen elsewhere', async ({
  page,
  reader,
}) => {
  const [here = '', there = ''] = guides;
  await open(page, reader.url(here));
  await page.getByRole('tab', { name: manager }).first().click();
  const command = page.getByRole('tabpanel', { name: manager }).first();
  const copy = reader.text('theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard');
  await command.getByRole('button', { name: copy }).click();
  const copied = reader.text('theme.CodeBlock.copied', 'Copied');
  await expect(command.getByRole('status')).toHaveText(copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(new RegExp(`^${manager} `));
  expect(text).toBe(await command.locator('code').textContent());

  const chosen = page.getByRole('tab', { selected: true }).first();
  await followSidebar(page, reader, reader.url(there));
  await expectPage(page, reader, reader.url(there));
  await expect(chosen).toHaveText(manager);
  for (const locale of localeCodes.filter((code) => code !== reader.locale)) {
    const other = reader.in(locale);
    for (const [from, to] of [
      [reader, other],
      [other, reader],
    ] as const) {
      await changeLanguage(page, from, to.locale);
      await expectPage(page, to, to.url(there));
      await expect(chosen).toHaveText(manager);
    }
  }
});
