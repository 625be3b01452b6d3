import fs from 'node:fs';
import path from 'node:path';
import { pageRule } from '../pageRule';
import { origin } from '../site';
import { compareFacts } from './facts';
import { readHtml } from './readHtml';
import { findNoise, readMarkdown } from './readMarkdown';

/** Every page has a Markdown form with its headings, code and links. */
export const markdown = pageRule(
  'site/markdown',
  'See src/plugins/pageMarkdown, which writes the Markdown.',
  ({ file, route, html }, { dir }) => {
    const markdownFile = path.join(dir, '..', file.replace(/\.html$/, '.md'));
    if (!fs.existsSync(markdownFile)) return ['the page has no Markdown form'];

    const text = fs.readFileSync(markdownFile, 'utf8');
    return [
      ...findNoise(text),
      ...compareFacts(readHtml(html, origin + route), readMarkdown(text)),
    ].map((problem) => `Markdown: ${problem}`);
  },
);
