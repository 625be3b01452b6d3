import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoad } from './firstLoad';

/** Upper bounds in bytes, compressed; 1 kB = 1000 bytes. */
export const budget = { js: 140_000, css: 16_000 };

export interface PageSize {
  page: string;
  /** Bytes compressed with brotli at its highest quality, 11. */
  js: number;
  css: number;
  html: number;
  fonts: number;
  foreign: string[];
}

function compressed(data: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(data, { params }).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Measures the first load of a page.
 *
 * @param dir folder of the built site
 * @param page file below it, `guide/start/quick-start.html`
 */
export function measurePage(dir: string, page: string): PageSize {
  const html = fs.readFileSync(path.join(dir, page));
  const load = firstLoad(html.toString());
  const files = (urls: string[]) =>
    urls.map((url) => fs.readFileSync(path.join(dir, decodeURI(url).replace(/[?#].*$/, ''))));
  const stylesheets = files(load.stylesheets);
  const fontFaces = stylesheets.filter((css) => css.includes('@font-face')).length;
  return {
    page,
    js: sum(files(load.scripts).map(compressed)) + sum(load.inlineScripts.map(compressed)),
    css: sum(stylesheets.map(compressed)),
    html: compressed(html),
    fonts: load.fonts.length + fontFaces,
    foreign: load.foreign,
  };
}

/** Lists how a page breaks the budget; empty when it keeps it. */
export function overBudget({ page, js, css, fonts, foreign }: PageSize): string[] {
  const problems: string[] = [];
  if (js > budget.js) problems.push(`${page}: JavaScript ${js} B > ${budget.js} B`);
  if (css > budget.css) problems.push(`${page}: CSS ${css} B > ${budget.css} B`);
  if (fonts > 0) problems.push(`${page}: ${fonts} web fonts, none allowed`);
  if (foreign.length > 0) problems.push(`${page}: requests to other hosts: ${foreign.join(', ')}`);
  return problems;
}
