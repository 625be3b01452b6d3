import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installTools, storybookFolder } from '../base/tools';
import { missingStories, type StoryIndex } from './missingStories';

const output = path.join(storybookFolder, 'storybook-static');

/** Builds the Storybook that the docs quote, with its own tools, which are large. */
function main(): boolean {
  installTools(storybookFolder);
  rmSync(output, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npm run build-storybook', {
    cwd: storybookFolder,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    return false;
  }
  const index = JSON.parse(readFileSync(path.join(output, 'index.json'), 'utf8')) as StoryIndex;
  const missing = missingStories(index, storyFiles());
  missing.forEach((file) =>
    console.error(`examples/storybook/${file}: not in the built Storybook`),
  );
  console.log(`storybook: ${Object.keys(index.entries).length} stories built`);
  return missing.length === 0;
}

function storyFiles(): string[] {
  return readdirSync(path.join(storybookFolder, 'src'))
    .filter((file) => file.includes('.stories.'))
    .map((file) => `src/${file}`);
}

process.exitCode = main() ? 0 : 1;
