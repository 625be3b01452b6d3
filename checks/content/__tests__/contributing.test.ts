import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../base/root';
import { planBuilds } from '../../examples/planBuilds';
import { zhBlog, zhDocs } from './goodContent';

/** A copy of what authors and the content rules work with. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'contributing-'));

beforeAll(() => {
  const parts = 'docs blog i18n static src checks sidebars.ts package.json tsconfig.json'.split(
    ' ',
  );
  for (const part of parts) {
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});

afterAll(() => fs.rmSync(copy, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  fs.writeFileSync(path.join(copy, file), text);
}

/** `npm run content` in the copy, without what npm prints. */
function content(): { lines: string[]; status: number | null } {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { stdout, status } = spawnSync(process.execPath, [tsx, 'checks/content/index.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), status };
}

const english = `---
title: Ship a polyfill
description: How a library brings a polyfill with it, when it should leave that to the application, and what the difference costs.
---

When an API is missing, somebody has to add it.

## Bring it with you {/* #bring-it */}

\`\`\`ts file="polyfill/src/index.ts"
\`\`\`

## Leave it to the application {/* #leave-it */}

[Output compatibility](/guide/advanced/output-compatibility) tells how.

## Compare the sizes {/* #sizes */}

See also [external dependencies](/guide/advanced/third-party-deps).
`;

const chinese = english
  .replace('Ship a polyfill', '携带 polyfill')
  .replace(
    /description: .*/,
    'description: 库如何自带 polyfill，什么时候应该把这件事留给应用，以及两种做法在体积上的差别。',
  )
  .replace('Bring it with you', '自带')
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

[Upgrade](/guide/basic/upgrade-rslib) as usual.
`;

const chinesePost = post.replace(
  /description: .*/,
  'description: Rslib 1.1 有哪些新功能，哪些默认值有变化，升级已发布的包之前需要留意什么。',
);

test('a page, a post and an example need no file but their own and a line in sidebars.ts', () => {
  const example = 'examples/polyfill';
  write(`${example}/package.json`, '{ "name": "@example/polyfill", "type": "module" }');
  write(`${example}/rslib.config.ts`, 'export default { lib: [{ format: "esm" }] };');
  write(`${example}/tsconfig.json`, '{ "include": ["src"] }');
  write(`${example}/src/index.ts`, 'export const at = 1;');

  write('docs/guide/basic/polyfill.mdx', english);
  write(`${zhDocs}/guide/basic/polyfill.mdx`, chinese);
  write('blog/rslib-1-1.mdx', post);
  write(`${zhBlog}/rslib-1-1.mdx`, chinesePost);
  const sidebars = fs.readFileSync(path.join(copy, 'sidebars.ts'), 'utf8');
  write('sidebars.ts', sidebars.replace("      'cli',\n", "      'cli',\n      'polyfill',\n"));

  expect(planBuilds(path.join(copy, 'examples')).builds.map(({ id }) => id)).toEqual(['polyfill']);
  expect(content()).toEqual({
    lines: [expect.stringMatching(/^Content: \d+ pages, \d+ rules: no issues$/)],
    status: 0,
  });
});

test('what is forgotten is told, each in one line', () => {
  fs.rmSync(path.join(copy, zhDocs, 'guide/basic/polyfill.mdx'));
  write('sidebars.ts', fs.readFileSync(path.join(root, 'sidebars.ts'), 'utf8'));
  expect(content()).toEqual({
    lines: [
      'docs/guide/basic/polyfill.mdx  the page has no translation into "zh". ' +
        `Fix: Write ${zhDocs}/guide/basic/polyfill.mdx.`,
      'docs/guide/basic/polyfill.mdx  the page is in no sidebar. Fix: Add "guide/basic/polyfill" to sidebars.ts.',
      expect.stringMatching(/: 2 issues$/),
    ],
    status: 1,
  });
});
