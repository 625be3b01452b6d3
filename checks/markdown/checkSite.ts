import fs from 'node:fs';
import path from 'node:path';
import { attribute, first, parseHtml } from '../../src/finishedHtml/html';
import { compareFacts } from './facts';
import { readHtml } from './readHtml';
import { findNoise, readMarkdown } from './readMarkdown';

/** Absolute canonical address, as the page itself names it. */
function canonicalUrl(html: string): string | undefined {
  const link = first(
    parseHtml(html),
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  return link && attribute(link, 'href');
}

function checkPage(dir: string, file: string): string[] {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  const url = canonicalUrl(html);
  if (!url) return ['the page has no canonical address'];
  const markdownFile = path.join(dir, file.replace(/\.html$/, '.md'));
  if (!fs.existsSync(markdownFile)) return ['the page has no Markdown form'];
  const markdown = fs.readFileSync(markdownFile, 'utf8');
  return [...findNoise(markdown), ...compareFacts(readHtml(html, url), readMarkdown(markdown))];
}

/** Compares the links of a language's `llms.txt` with the Markdown files of that language. */
function checkList(dir: string, home: string, files: readonly string[]): string[] {
  const list = fs.readFileSync(path.join(dir, home, 'llms.txt'), 'utf8');
  const listed = readMarkdown(list)
    .links.map((url) => decodeURI(new URL(url).pathname).slice(1))
    .filter((file) => file.endsWith('.md'));
  const own = path.posix.join(home, 'index.md').slice(1);
  const expected = files.map((file) => file.replace(/\.html$/, '.md')).filter((f) => f !== own);
  return [
    ...expected.filter((file) => !listed.includes(file)).map((file) => `${file} is missing`),
    ...listed.filter((file) => !expected.includes(file)).map((file) => `${file} does not exist`),
    ...(new Set(listed).size < listed.length ? ['a page is listed twice'] : []),
  ];
}

/**
 * Checks the Markdown forms of a built site: every page has one, with the headings, code and links of the page, and every
 * one is listed in the `llms.txt` of its language.
 *
 * @param dir folder of the built site
 * @param homes home pages of the languages, `/` and `/zh/`; the first has no prefix
 */
export function checkSite(
  dir: string,
  homes: readonly string[],
): { pages: number; problems: string[] } {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
    .sort();
  const homeOf = (file: string) =>
    homes.slice(1).find((home) => `/${file}`.startsWith(home)) ?? homes[0];
  const problems = files.flatMap((file) => checkPage(dir, file).map((text) => `${file}: ${text}`));
  for (const home of homes) {
    const own = files.filter((file) => homeOf(file) === home);
    problems.push(...checkList(dir, home, own).map((text) => `${home}llms.txt: ${text}`));
  }
  return { pages: files.length, problems };
}
