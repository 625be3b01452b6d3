import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import sidebarsConfig from '../../../sidebars';
import { runChecks } from '../../base/check';
import { formatIssue } from '../../base/issue';
import { root } from '../../base/root';
import { planBuilds } from '../../examples/planBuilds';
import { readContent } from '../content';
import { mirror } from '../rules/mirror';
import { sidebars as sidebarsRule } from '../rules/sidebars';
import { inEachLanguage, zhDocs } from './goodContent';

/** A copy of what authors and the content rules work with. */
const copy = tempFolder();

beforeAll(() => {
  const parts =
    'docs blog i18n static src packages checks sidebars.ts package.json tsconfig.json'.split(' ');
  for (const part of parts)
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });

  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  fs.mkdirSync(path.join(copy, 'examples'));
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  fs.writeFileSync(path.join(copy, file), text);
}

/** Runs `npm run content` in the copy, and returns what it prints below the table of measures. */
function content(): { lines: string[]; status: number | null } {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, status } = spawnSync(process.execPath, [tsx, 'checks/content/index.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { lines: lines.filter((line) => !/^ *[\d.]+ of +[\d.]+ /.test(line)), status };
}

const english = `---
title: Ship a polyfill
description: How a library brings a polyfill with it, when it should leave that to the application, and what the difference costs.
---

When an API is missing, somebody has to add it.

## Bring it with you {/* #bring-it */}

The library has the code:

\`\`\`ts file="a-new-example/src/index.ts"
\`\`\`

## Leave it to the application {/* #leave-it */}

[The introduction](/guide/start/) explains how.

## Compare the sizes {/* #sizes */}

See also [the configuration](/config/).
`;

const chinese = english
  .replace('Ship a polyfill', '携带 polyfill')
  .replace(
    /description: .*/,
    'description: 库如何自带 polyfill，什么时候应该把这件事留给应用，以及两种做法在体积上的差别。',
  )
  .replace('Bring it with you', '自带')
  .replace('The library has the code:', '代码写在库中：')
  .replace('Leave it to the application', '留给应用')
  .replace('Compare the sizes', '比较体积');

const post = `---
title: Rslib 1.1
description: What is new in Rslib 1.1, which defaults have changed, and what to look at before you upgrade a published package.
date: 2026-01-15T10:00:00Z
sidebar: false
---

Rslib 1.1 is out.

{/* truncate */}

[Start](/guide/start/) as usual.
`;

const chinesePost = post.replace(
  /description: .*/,
  'description: Rslib 1.1 有哪些新功能，哪些默认值有变化，升级已发布的包之前需要留意什么。',
);

/** The first group of the guide in `sidebars.ts` that lists its pages line by line. */
const groupPattern = /group\('[^']+', '(guide\/[\w-]+)', \[\n/;
const sidebars = fs.readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
const [groupStart = '', folder = ''] = groupPattern.exec(sidebars) ?? [];

test('a page, a post and an example need only their own files and a line in sidebars.ts', () => {
  const example = 'examples/a-new-example';
  write(`${example}/package.json`, '{ "name": "@example/a-new-example", "type": "module" }');
  write(`${example}/rslib.config.ts`, 'export default { lib: [{ format: "esm" }] };');
  write(`${example}/tsconfig.json`, '{ "include": ["src"] }');
  write(`${example}/src/index.ts`, 'export const at = 1;');

  const [page = '', ...pages] = inEachLanguage('docs', `${folder}/a-new-page.mdx`);
  write(page, english);
  for (const file of pages) write(file, chinese);

  const [newPost = '', ...posts] = inEachLanguage('blog', 'a-new-post.mdx');
  write(newPost, post);
  for (const file of posts) write(file, chinesePost);

  write('sidebars.ts', sidebars.replace(groupStart, `${groupStart}      'a-new-page',\n`));

  expect(planBuilds(path.join(copy, 'examples')).builds.map(({ id }) => id)).toEqual([
    'a-new-example',
  ]);
  expect(content()).toEqual({
    lines: [expect.stringMatching(/^Content: \d+ pages, \d+ rules: no issues$/)],
    status: 0,
  });
  // It starts a process, which takes long on a busy machine.
}, 120_000);

test('each forgotten step is reported in one line', async () => {
  fs.rmSync(path.join(copy, zhDocs, folder, 'a-new-page.mdx'));
  const issues = await runChecks([mirror, sidebarsRule], readContent(copy, sidebarsConfig));
  const page = `docs/${folder}/a-new-page.mdx`;
  expect(issues.map(formatIssue)).toEqual([
    `${page}  the page has no translation into "zh". Fix: Write ${zhDocs}/${folder}/a-new-page.mdx.`,
    `${page}  no sidebar lists the page. Fix: Add "${folder}/a-new-page" to sidebars.ts.`,
  ]);
});
