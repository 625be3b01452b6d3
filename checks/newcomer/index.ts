import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../../package.json';
import type { Issue } from '../base/issue';
import { lineAt } from '../base/lineOf';
import { report } from '../base/report';
import { root } from '../base/root';
import { runCommand } from '../base/runProgram';

const guide = 'CONTRIBUTING.md';
const documents = ['README.md', guide, ...['src', 'checks', 'e2e'].map((at) => `${at}/README.md`)];

const read = (file: string, folder = root) => fs.readFileSync(path.join(folder, file), 'utf8');

/** The code in a section of the guide: what it says to type, and where. */
function codeOf(title: string): string[] {
  const [, section = ''] = read(guide).split(`\n## ${title}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** @throws Error if the guide no longer says it */
function said(title: string, pattern: RegExp, at = 0): string {
  const code = codeOf(title).filter((each) => pattern.test(each))[at];
  if (code === undefined) throw new Error(`${guide}: "${title}" has no code like ${pattern}.`);
  return code;
}

/** Commands and paths in the documents that do not exist. */
function outdated(): Issue[] {
  const named =
    /npm run (?<script>[\w:]+)|`(?<place>(?:src|checks|e2e|docs|i18n|examples|static|deploy)\/[\w./-]*)`/g;
  return documents.flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(named)]
      .filter(({ groups: { script, place = '' } = {} }) =>
        script ? !(script in packageJson.scripts) : !fs.existsSync(path.join(root, place)),
      )
      .map(({ 0: code, index }) => ({
        file,
        line: lineAt(text, index),
        message: `${code} does not exist`,
        fix: 'Write what replaces it.',
      }));
  });
}

/** Copies what a clone of the working tree has; installed packages are linked. */
function clone(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  for (const file of stdout.split('\0').filter((name) => name && fs.existsSync(name)))
    fs.cpSync(path.join(root, file), path.join(folder, file));

  for (const tools of ['node_modules', 'examples/node_modules'])
    fs.symlinkSync(path.join(root, tools), path.join(folder, tools));
}

/** Does what the guide says in a new clone; what it promises and does not hold is an issue. */
function follow(folder: string): Issue[] {
  const issues: Issue[] = [];
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const edit = (file: string, from: RegExp | string, to: string) =>
    write(file, read(file, folder).replace(from, to));
  const run = (command: string, passes: boolean, ...prints: string[]) => {
    const { stdout, stderr, status } = spawnSync(command, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
    });
    const output = stdout + stderr;
    const missing = prints.filter((text) => !output.includes(text));
    if ((status === 0) === passes && missing.length === 0) return;

    const wanted = [passes ? 'pass' : 'fail', ...missing.map((text) => `print "${text}"`)];
    issues.push({
      file: guide,
      message: `"${command}" should ${wanted.join(' and ')}`,
      fix: 'Correct what the guide says, or what makes it untrue.',
      details: output.split('\n').slice(-30).join('\n'),
    });
  };
  const content = said('Write a page', /^npm run content$/);
  const name = 'of-a-newcomer';

  // An example, of which the page includes a file.
  const example = `examples/${name}`;
  write(`${example}/package.json`, `{ "name": "@example/${name}", "type": "module" }`);
  write(`${example}/rslib.config.ts`, 'export default { lib: [{ format: "esm" }] };');
  write(`${example}/tsconfig.json`, '{ "include": ["src"] }');
  write(`${example}/src/index.ts`, 'export const at = 1;');
  run(said('Write an example', /^npm run/).replace('<name>', name), true);
  run(said('Write an example', /--check/).replace('<name>', name), true, 'no issues');

  // A page, its translation, and a post.
  const places = [0, 1].map((at) => said('Write a page', /<route>/, at));
  const [page = '', chinese = ''] = places.map((at) => at.replace('<route>', `guide/faq/${name}`));
  const heading = said('Write a page', /^## Output/);
  const english = `---\ntitle: Ship a polyfill\ndescription: How a library brings a polyfill with it, when it should leave that to the application, and what it costs.\n---\n\nWhen an API is missing, [somebody](#output) has to [add](/config/) it, as [before](/guide/start/).\n\n${heading}\n\nIt exports a number:\n\n\`\`\`ts file="${name}/src/index.ts"\n\`\`\`\n\n## Leave it {/* #leave */}\n\n## Compare {/* #compare */}\n`;
  write(page, english);
  const inChinese = (text: string, about: string) =>
    text
      .replace(/title: .*/, `title: ${about}`)
      .replace(
        /description: .*/,
        `description: ${`${about}的做法，以及什么时候把它留给应用。`.repeat(2)}`,
      );
  write(chinese, inChinese(english, '携带 polyfill '));
  edit('sidebars.ts', "'features'", `'features', '${name}'`);
  const posts = [0, 1].map((at) => said('Write a post', /<name>/, at).replace('<name>', name));
  const post = `---\ntitle: Rslib 1.1\ndescription: What is new in Rslib 1.1, which defaults have changed, and what to look at before you upgrade.\ndate: 2026-01-15\nsidebar: false\n---\n\nIt is out.\n\n${said('Write a post', /truncate/)}\n\n[Start](/guide/start/)\n`;
  posts.forEach((file, at) => write(file, at === 0 ? post : inChinese(post, 'Rslib 1.1 ')));
  run(content, true, 'no issues');
  run(said('Write a sample', /samples --/).replace(/\S+\.mdx$/, page), true, 'no issues');

  // An option that no page has yet.
  const list = said('Write about an option', /undocumented\.ts/);
  edit(list, /\n {2}'output\.module'.*/, '');
  edit(
    said('Write about an option', /authored\.ts/),
    /\n {2}'lib\.format'/,
    "\n  'output.module': { since: '0.1.0' },$&",
  );
  edit(
    page,
    '## Leave',
    `${said('Write about an option', /OptionFacts/).replace('lib.dts', 'output.module')}\n\n## Leave`,
  );
  run(said('Write about an option', /^npm run options$/), true, 'no issues');
  run(`cat ${said('Write about an option', /generated\.json/)}`, true, '"output.module"');

  // What is forgotten: the sidebar, a translation, links to a renamed heading, a third language.
  edit('sidebars.ts', `, '${name}'`, '');
  for (const file of [chinese, posts[1] ?? '']) fs.rmSync(path.join(folder, file));
  edit(page, '{/* #output */}', '{/* #outputs */}');
  const locales = said('Add a language', /locales\.ts$/);
  edit(locales, /(localeCodes = \[[^\]]*)\]/, "$1, 'ja']");
  write(said('Add a language', /code\.json$/).replace('<code>', 'ja'), '{}');
  run(said('Add a language', /typecheck/), false, locales, "'ja' is missing");
  run(
    said('Add a language', /content/),
    false,
    `${page}  no sidebar lists the page`,
    `Write ${chinese}`,
    `Write ${posts[1]}`,
    'has no heading with the id "output"',
    'no translation into "ja"',
  );
  return issues;
}

/** Follows README and CONTRIBUTING as somebody does who has just cloned the site. */
function main(): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newcomer-'));
  try {
    clone(folder);
    return report([...outdated(), ...follow(folder)], `A newcomer's way through ${guide}`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

void runCommand(main);
