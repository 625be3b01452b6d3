import fs from 'node:fs';
import path from 'node:path';
import { homeOf } from '../../../src/site/locales';
import { markdownPath, recordingsPath } from '../../../src/site/markdownPath';
import { pageRule } from '../pageRule';
import { origin } from '../site';
import { compareFacts, type PageFacts } from './facts';
import { pageFacts, recordingFacts } from './pageFacts';
import { findNoise, readMarkdown } from './readMarkdown';

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
  'See src/emit/markdown, which writes the Markdown.',
  (page, { dir }) => {
    const file = path.join(dir, markdownPath(page.route));
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
