import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTools } from '../examples/ensureTools';
import { missingStories, type StoryIndex } from './missingStories';

const STORYBOOK = path.resolve(__dirname, '../../examples/storybook');
const OUTPUT = path.join(STORYBOOK, 'storybook-static');

/** Builds the Storybook that the docs quote, with its own tools, which are large. */
function main(): boolean {
  ensureTools(STORYBOOK);
  rmSync(OUTPUT, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npm run build-storybook', {
    cwd: STORYBOOK,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    return false;
  }
  const index = JSON.parse(readFileSync(path.join(OUTPUT, 'index.json'), 'utf8')) as StoryIndex;
  const missing = missingStories(index, storyFiles());
  missing.forEach((file) =>
    console.error(`examples/storybook/${file}: not in the built Storybook`),
  );
  console.log(`storybook: ${Object.keys(index.entries).length} stories built`);
  return missing.length === 0;
}

function storyFiles(): string[] {
  return readdirSync(path.join(STORYBOOK, 'src'))
    .filter((file) => file.includes('.stories.'))
    .map((file) => `src/${file}`);
}

process.exitCode = main() ? 0 : 1;
