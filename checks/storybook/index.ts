import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { report } from '../base/report';
import { runCommand } from '../base/runProgram';
import { installTools, storybookFolder } from '../base/tools';

const place = 'examples/storybook';
const output = path.join(storybookFolder, 'storybook-static');

/** Builds the Storybook example, whose files the docs include. */
function main(): boolean {
  installTools(storybookFolder);
  fs.rmSync(output, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npm run build-storybook', {
    cwd: storybookFolder,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) {
    const message = '"npm run build-storybook" fails';
    const details = `${stdout}\n${stderr}`;
    return report([{ file: place, message, fix: 'Correct the example.', details }], 'Storybook');
  }
  const { entries } = JSON.parse(fs.readFileSync(path.join(output, 'index.json'), 'utf8')) as {
    entries: Record<string, { importPath: string }>;
  };
  const built = Object.values(entries).map(({ importPath }) => importPath);
  const issues = fs
    .readdirSync(path.join(storybookFolder, 'src'))
    .filter((name) => name.includes('.stories.') && !built.includes(`./src/${name}`))
    .map((name) => ({
      file: `${place}/src/${name}`,
      message: 'the built Storybook has no story of this file',
      fix: 'Export a story, or correct "stories" in .storybook/main.ts.',
    }));
  return report(issues, `${built.length} stories of Storybook`);
}

void runCommand(main);
