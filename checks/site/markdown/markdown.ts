import fs from 'node:fs';
import path from 'node:path';
import { homeOf } from '../../../src/site/locales';
import { markdownPath, recordingsPath } from '../../../src/site/markdownPath';
import { pageRule } from '../pageRule';
import { origin } from '../site';
import { compareFacts, type PageFacts } from './facts';
import { pageFacts, recordingFacts } from './pageFacts';
import { findNoise, readMarkdown } from './readMarkdown';

/**
 * Compares a Markdown file with what its page shows.
 *
 * @param titles how many headings only the file has
 */
function compareFile(dir: string, name: string, expected: PageFacts, titles = 0): string[] {
  const file = path.join(dir, name);
  if (!fs.existsSync(file)) return [`${name} is missing`];
  const text = fs.readFileSync(file, 'utf8');
  const { headings, ...found } = readMarkdown(text);
  const differences = compareFacts(expected, { ...found, headings: headings.slice(titles) });
  return [...findNoise(text), ...differences].map((problem) => `${name}: ${problem}`);
}

/**
 * Every page has a Markdown form with its headings, code and links, and so have all recorded builds
 * of each output explorer.
 */
export const markdown = pageRule(
  'See src/emit/markdown, which writes the Markdown.',
  ({ route, locale, content }, { dir }) => {
    const home = origin + homeOf(locale);
    return [
      ...compareFile(dir, markdownPath(route), pageFacts(content, origin + route, home)),
      ...[...content.recordings].flatMap(([example, builds]) => {
        const facts = recordingFacts(example, builds, home);
        return compareFile(dir, recordingsPath(example, homeOf(locale)), facts, 1);
      }),
    ];
  },
);
