import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** Largest allowed weights. */
export type Budget = Omit<Weights, 'html' | 'content'>;

/** What a browser requested when it opened a page, as pathnames or, on other hosts, as URLs. */
export interface Load {
  /** Until the page was interactive, without the page itself. */
  before: readonly string[];
  /** From then on until nothing happened anymore. */
  after: readonly string[];
  /** From the key that opens the search until its first answer was shown. */
  search: readonly string[];
}

/** Bytes by kind, compressed with brotli at its highest quality, 11. */
export interface Weights {
  html: number;
  /** Files that other pages have, too, and scripts in the HTML. */
  js: number;
  /** Scripts that only this page has: its text as data for React, or the parts of the home page. */
  content: number;
  /** Files, and styles in the HTML. */
  css: number;
  /** Pictures, fonts and data. */
  other: number;
  /** All kinds together, after the page was interactive. */
  later: number;
  /** All kinds together, from the opened search to its first answer. */
  search: number;
}

export function compressed(data: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(data, { params }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Contents of the inline elements of a name; data blocks such as JSON-LD are not code. */
function inlineCode(html: string, tag: 'script' | 'style'): string[] {
  return selectAll(`${tag}:not([src], [type$=json])`, fromHtml(html)).map(toString);
}

/** Returns the pathnames of the scripts that more than one of the pages names in its HTML. */
export function sharedScripts(pages: readonly string[]): ReadonlySet<string> {
  const named = new Set<string>();
  const shared = new Set<string>();
  for (const html of pages) {
    const scripts = selectAll('script[src]', fromHtml(html));
    for (const url of scripts.map(({ properties }) => String(properties.src)))
      (named.has(url) ? shared : named).add(url);
  }
  return shared;
}

/**
 * Weighs what a page loads.
 *
 * @param dir folder of the built site
 * @param html file of the page below it
 * @param shared pathnames of the scripts that other pages have, too
 */
export function weigh(
  dir: string,
  html: string,
  { before, after, search }: Load,
  shared: ReadonlySet<string>,
): Weights {
  const weight = (pathname: string) => compressed(fs.readFileSync(path.join(dir, pathname)));
  const own = (urls: readonly string[]) => urls.filter((url) => url.startsWith('/'));
  const kind = (url: string) => (/\.(js|css)$/.exec(url)?.[1] ?? 'other') as 'js' | 'css' | 'other';
  const files = (name: 'js' | 'css' | 'other') => own(before).filter((url) => kind(url) === name);
  const total = (urls: readonly string[]) => sum(urls.map(weight));
  const source = fs.readFileSync(path.join(dir, html), 'utf8');
  const inline = (tag: 'script' | 'style') => sum(inlineCode(source, tag).map(compressed));
  return {
    html: compressed(source),
    js: total(files('js').filter((url) => shared.has(url))) + inline('script'),
    content: total(files('js').filter((url) => !shared.has(url))),
    css: total(files('css')) + inline('style'),
    other: total(files('other')),
    later: total(own(after)),
    search: total(own(search)),
  };
}

/**
 * Returns the largest allowed weights. Ten more pages add 160 bytes to what a page loads: routes
 * and links of the sidebar (measured), but move 2.7 kB from the scripts of single pages into those
 * that pages share, because more of them have it in common. The bound for scripts leaves room for
 * that, so that only code can exceed it. They also add 7 kB to the index of the search. What only
 * one page has is not limited: more text is not a regression.
 *
 * @param pages number of pages of one language
 */
export function budgetFor(pages: number): Budget {
  return {
    js: 104_750 + 70 * pages,
    css: 14_200,
    other: 4_000,
    later: 60_000,
    search: 33_500 + 700 * pages,
  };
}

/**
 * Lists what is wrong with the load of a page: weights over the budget, other hosts, and scripts
 * that it needs but its HTML doesn't name, so that browsers learn of them late.
 */
export function problemsOf(
  html: string,
  { before, after, search }: Load,
  weights: Weights,
  budget: Budget,
): string[] {
  const foreign = [...before, ...after, ...search].filter((url) => !url.startsWith('/'));
  const unnamed = before.filter((url) => url.endsWith('.js') && !html.includes(url));
  return [
    ...Object.entries(budget).flatMap(([kind, limit]) => {
      const weight = weights[kind as keyof Weights];
      return weight > limit ? [`${kind} has ${weight} bytes, ${limit} allowed`] : [];
    }),
    ...(unnamed.length > 0 ? [`its HTML does not name ${unnamed.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`it loads files from other hosts: ${foreign.join(', ')}`] : []),
  ];
}
