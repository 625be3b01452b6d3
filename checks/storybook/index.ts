import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Issue } from '../base/issue';
import { report } from '../base/report';
import { runCommand } from '../base/runProgram';
import { installTools, storybookFolder } from '../base/tools';

const place = 'examples/storybook';
const output = path.join(storybookFolder, 'storybook-static');

/** Builds the Storybook example, whose files the docs include. */
function main(): boolean {
  installTools(storybookFolder);
  const { issues, summary } = build();
  return report(issues, summary);
}

function build(): { issues: Issue[]; summary: string } {
  fs.rmSync(output, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync('npm run build-storybook', {
    cwd: storybookFolder,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) {
    const message = '"npm run build-storybook" fails';
    const fix = 'Correct the example.';
    const details = `${stdout}\n${stderr}`;
    const issues = [{ file: place, message, fix, details }];
    return { issues, summary: 'Storybook' };
  }
  const file = path.join(output, 'index.json');
  const { entries } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: Record<string, { importPath: string }>;
  };
  const built = Object.values(entries).map(({ importPath }) => importPath);
  const stories = fs
    .readdirSync(path.join(storybookFolder, 'src'))
    .filter((name) => name.includes('.stories.') && !built.includes(`./src/${name}`));
  const issues = stories.map((name) => ({
    file: `${place}/src/${name}`,
    message: 'the built Storybook has no story of this file',
    fix: 'Export a story, or correct "stories" in .storybook/main.ts.',
  }));
  return { issues, summary: `${Object.keys(entries).length} stories of Storybook` };
}

void runCommand(main);
