import fs from 'node:fs';
import path from 'node:path';
import { homeOf } from '../../../src/site/locales';
import { recordingsPath } from '../../../src/site/markdownPath';
import { pageRule } from '../pageRule';
import { origin } from '../site';
import { compareFacts, type PageFacts } from './facts';
import { pageFacts, recordingFacts } from './pageFacts';
import { findNoise, readMarkdown } from './readMarkdown';
import { markdownFile } from './markdownFile';

/** Compares the file of all recorded builds of an example with the page that shows the example. */
function checkRecordings(dir: string, name: string, expected: PageFacts): string[] {
  const file = path.join(dir, name);
  if (!fs.existsSync(file)) return [`${name} is missing`];
  const text = fs.readFileSync(file, 'utf8');
  const found = readMarkdown(text);
  // Only the file has a title.
  const below = { ...found, headings: found.headings.slice(1) };
  return [...findNoise(text), ...compareFacts(expected, below)].map(
    (problem) => `${name}: ${problem}`,
  );
}

/**
 * Every page has a Markdown form with its headings, code and links, and so have all recorded builds
 * of each output explorer.
 */
export const markdown = pageRule(
  'site/markdown',
  'See src/emit/markdown, which writes the Markdown.',
  (page, { dir }) => {
    const file = markdownFile(page, dir);
    if (!fs.existsSync(file)) return ['the page has no Markdown form'];

    const text = fs.readFileSync(file, 'utf8');
    const base = homeOf(page.locale);
    const home = origin + base;
    const expected = pageFacts(page.content, origin + page.route, home);
    return [
      ...[...findNoise(text), ...compareFacts(expected, readMarkdown(text))].map(
        (problem) => `Markdown: ${problem}`,
      ),
      ...[...page.content.recordings].flatMap(([example, builds]) =>
        checkRecordings(dir, recordingsPath(example, base), recordingFacts(example, builds, home)),
      ),
    ];
  },
);
