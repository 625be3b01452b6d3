import fs from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../../src/site/markdownPath';
import type { Check } from '../../base/check';
import { origin, type Site } from '../site';
import { readMarkdown } from './readMarkdown';

/** Links in the Markdown go to headings whose Markdown has their id. */
export const markdownAnchors: Check<Site> = ({ dir, pages }) => {
  const texts = new Map(
    pages
      .map(({ route }) => [origin + route, path.join(dir, markdownPath(route))] as const)
      .filter(([, file]) => fs.existsSync(file))
      .map(([url, file]) => [url, fs.readFileSync(file, 'utf8')]),
  );
  return pages.flatMap(({ route, file }) =>
    readMarkdown(texts.get(origin + route) ?? '')
      .links.filter((link) => {
        const { hash } = new URL(link);
        const target = hash && texts.get(link.slice(0, -hash.length));
        return target && !target.includes(` {${decodeURIComponent(hash)}}\n`);
      })
      .map((link) => ({
        file,
        message: `Markdown: no heading of the Markdown of ${link} has this id`,
        fix: 'Link to a heading, or give the heading this id.',
      })),
  );
};
