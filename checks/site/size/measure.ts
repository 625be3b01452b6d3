import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstLoad } from './firstLoad';

/** Upper bounds in bytes, compressed; 1 kB = 1000 bytes. */
export interface Budget {
  js: number;
  css: number;
}

/**
 * Returns the budget of a site. Every page adds its route to the scripts of all pages (about 70
 * bytes, measured), so the bound grows with the pages, and only code can exceed it.
 *
 * @param pages number of pages of one language
 */
export function budgetFor(pages: number): Budget {
  return { js: 136_500 + 70 * pages, css: 16_000 };
}

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

/** Lists how a page exceeds the budget; empty if it does not. */
export function overBudget({ js, css, fonts, foreign }: PageSize, budget: Budget): string[] {
  return [
    ...(js > budget.js ? [`JavaScript has ${js} bytes, ${budget.js} allowed`] : []),
    ...(css > budget.css ? [`CSS has ${css} bytes, ${budget.css} allowed`] : []),
    ...(fonts > 0 ? [`${fonts} web fonts are loaded, none allowed`] : []),
    ...(foreign.length > 0 ? [`it loads files from other hosts: ${foreign.join(', ')}`] : []),
  ];
}
