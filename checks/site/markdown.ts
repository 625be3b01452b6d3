import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { homeOf } from '../../src/site/locales';
import { markdownPath, recordingsPath } from '../../src/site/markdownPath';
import { squeeze } from '../../src/emit/squeeze';
import { compare, pageRule } from './pageRule';
import { origin, type Site } from './site';

/** Lists the headings and code samples of a page in the notation of `readMarkdown`. */
function partsOf(article: Element): string[] {
  return selectAll('h1, h2, h3, h4, h5, h6, pre', article).map((part) => {
    if (part.tagName === 'pre') return textOf(part);
    const id = part.properties.id === undefined ? '' : ` {#${String(part.properties.id)}}`;
    return `${'#'.repeat(Number(part.tagName[1]))} ${squeeze(textOf(part))}${id}`;
  });
}

/** Reads headings and code samples, links, and HTML from a Markdown file. */
function readMarkdown(markdown: string) {
  const parts: string[] = [];
  const links: string[] = [];
  const html: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'heading') parts.push(`${'#'.repeat(node.depth)} ${squeeze(toString(node))}`);
    if (node.type === 'code') parts.push(node.value);
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'html') html.push(node.value);
  });
  return { parts, links, html };
}

/** Reads the Markdown of a page; `undefined` if there is no file. */
function textFor(route: string, dir: string): string | undefined {
  const file = path.join(dir, markdownPath(route));
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Whether a link leads to a page whose Markdown does not show the id of the link. */
function isDead(link: string, { dir, pages }: Site): boolean {
  const { hash } = new URL(link);
  const page = pages.find(({ route }) => hash && link === origin + route + hash);
  const target = page && textFor(page.route, dir);
  return target !== undefined && !target.includes(` {${decodeURIComponent(hash)}}\n`);
}

/**
 * Every page has a Markdown form with its headings and code samples, whose links lead to headings
 * that show their id; and every output explorer has a file with its recorded builds.
 */
export const markdown = pageRule(
  'See src/emit/markdown, which writes the Markdown; an id has to be that of a heading.',
  ({ route, locale, content }, site) => {
    const missing = [...content.recordings.keys()]
      .map((example) => recordingsPath(example, homeOf(locale)))
      .filter((file) => !fs.existsSync(path.join(site.dir, file)));
    const text = textFor(route, site.dir);
    if (text === undefined) missing.push(markdownPath(route));
    const { parts, links, html } = readMarkdown(text ?? '');
    const expected = text === undefined ? [] : partsOf(content.article);
    const at = expected.findIndex((part, index) => part !== parts[index]);
    return [
      ...missing.map((file) => `${file} is missing`),
      ...compare('the number of headings and code samples', parts.length, expected.length),
      ...(at < 0 ? [] : compare(`number ${at + 1} of them`, parts[at], expected[at])),
      ...html.map((tag) => `HTML is left: ${tag}`),
      ...links
        .filter((link) => isDead(link, site))
        .map((link) => `no heading has the id of ${link}`),
    ].map((problem) => `Markdown: ${problem}`);
  },
);
