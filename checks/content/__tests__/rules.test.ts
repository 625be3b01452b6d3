import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { runChecks } from '../../base/check';
import { formatIssue } from '../../base/issue';
import { contentOf } from '../content';
import { rules } from '../rules';
import { goodFiles, goodSidebars, inEachLanguage, zhBlog, zhDocs } from './goodContent';

/** The rules without those that read the project itself rather than the content given. */
const contentRules = Object.fromEntries(
  Object.entries(rules).filter(
    ([name]) => !['interfaceTexts', 'outputs', 'wording'].includes(name),
  ),
);

const en = 'docs/guide/a.mdx';
const zh = `${zhDocs}/guide/a.mdx`;
const everywhere = inEachLanguage('docs', 'guide/a.mdx');

const start = 'docs/guide/start/index.mdx';
const post = 'post.mdx';
type Files = Readonly<Record<string, string>>;

/** A page in all languages, edited. */
const everyFile = (edit: (file: string) => string): Files =>
  Object.fromEntries(everywhere.map((file) => [file, edit(file)]));

/** Good files after a change: `## First → # First`. */
function changed(files: readonly string[], change: string): Files {
  const [from = '', to = ''] = change.split(' → ');
  const edit = (file: string) => {
    const text = goodFiles[file] ?? '';
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);

    return text.replace(from, to);
  };
  return { ...goodFiles, ...Object.fromEntries(files.map((file) => [file, edit(file)])) };
}

async function issuesOf(files: Files, sidebars: SidebarsConfig = goodSidebars): Promise<string[]> {
  return (await runChecks(contentRules, contentOf(files, sidebars))).map(formatIssue);
}

/** The file that an issue names. */
function fileOf(issue: string): string {
  return issue.replace(/(:\d+)? {2}.*/, '');
}

test('good content has no issues', async () => {
  expect(await issuesOf(goodFiles)).toEqual([]);
});

test('a file that pages share is not a page', async () => {
  expect(await issuesOf({ ...goodFiles, 'docs/guide/shared/note.mdx': 'Text' })).toEqual([]);
});

/** Each change of these files is one issue in each of them, which says this. */
function everyChange(files: readonly string[], mistakes: Readonly<Record<string, string>>): void {
  test.each(Object.entries(mistakes))('%j', async (change, said) => {
    const issues = await issuesOf(changed(files, change));
    expect(issues).toEqual(files.map(() => expect.stringContaining(said) as string));
    expect(issues.map(fileOf).sort()).toEqual([...files].sort());
  });
}

describe('mistakes in all languages of a page', () => {
  everyChange(everywhere, {
    '## First → # First':
      ':6  "First" is a level-1 heading, which the title already is. Fix: Start the page at level 2.',
    ' {/* #first */} → ':
      ':6  the heading "First" has no id. Fix: Write "## First {/* #id */}", the same id in all languages.',
    '#second → #first':
      ':10  the id "first" is already used in line 6. Fix: Give this heading another id.',
    '## Fourth → #### Fourth':
      ':19  the heading "Fourth" skips a level: 4 after 2. Fix: Make it level 3.',
    'Here is code:\n → \n':
      ':10  code follows the heading "Second" without a word. Fix: Say in a sentence what the code is or does.',
    'title: A\n → ': ':1  the front matter has no title. Fix: Add "title: …".',
    'description: → # description:':
      ':1  the front matter has no description. Fix: Add "description: …".',
    'title: A\n → title: A: b\n':
      ':2  the front matter is not valid YAML: bad indentation of a mapping entry. Fix: Correct the syntax.',
    '![What → <Tabs>\n\n![What':
      ':17  the page is not valid MDX: Expected a closing tag for `<Tabs>` (17:1-17:7). Fix: Add </Tabs>, or write \\<Tabs> if it is text.',
    '/guide/start/) → /guide/strat/start)':
      ':8  no page or file exists at /guide/strat/start. Fix: Did you mean /guide/start/?',
    '/config/#options → /config/#option':
      'config/index.mdx has no heading with the id "option". Fix: Did you mean #options?',
    '/guide/start/ → #fifth':
      'guide/a.mdx has no heading with the id "fifth". Fix: Its ids: #first, #second, #third, #fourth.',
    '/guide/start/ → /guide/start/index.html#first':
      ':8  the link /guide/start/index.html is not the canonical URL of the page. Fix: Write /guide/start/#first.',
    '/guide/start/ → /zh/guide/start/#first':
      ':8  the link /zh/guide/start/ names a language. Fix: Write /guide/start/#first, which opens the page in the',
    '/guide/start/ → https://rslib.rs/guide/start/':
      ':8  the link https://rslib.rs/guide/start/ names the host of this site. Fix: Write /guide/start/.',
    '/guide/start/ → ./start/index.mdx':
      ':8  the link ./start/index.mdx is relative. Fix: Write /guide/start/.',
    'title: A\n → title: A\nmoved: { old: /guide/start/#firsts }\n':
      'has no heading with the id "firsts". Fix: Did you mean #first?',
    'title: A\n → title: A\nsearch_words: { fist: [b] }\n':
      'guide/a.mdx has no heading with the id "fist". Fix: Did you mean #first?',
    'title: A\n → title: ☃ A\n':
      ':2  the image of the page cannot show "☃" of its title. Fix: Write it without, or set another "image"',
    'title: A\n → title: A\nsidebar_label: B\n':
      ':3  the sidebar_label "B" is not a part of the title. Fix: Write a part of "A".',
    '/img/a.svg → /img/b.svg':
      ':17  no page or file exists at /img/b.svg. Fix: Did you mean /img/a.svg?',
    '/img/a.svg → /img/drawing.png':
      ':17  no page or file exists at /img/drawing.png. Fix: Correct the path, or add static/img/drawing.png.',
    "![What → import Menu from '@site/src/components/Mneu';\n\n![What":
      ':17  the module @site/src/components/Mneu does not exist. Fix: Did you mean @site/src/components/Menu?',
    'description: → descripton:':
      ':3  front matter: "descripton" is not a key of front matter. Fix: Did you mean "description"?',
    'What it shows → ': ':17  the image /img/a.svg has no alternative text. Fix: Say what it shows',
    '(/img → (https://host.example':
      ':17  the image https://host.example/a.svg is on another host, which the content policy forbids. Fix: Put it below static/img/.',
  });
});

describe('mistakes in all languages of a post', () => {
  everyChange(inEachLanguage('blog', post), {
    'date: → # date:': ':1  the date "" of the post is not a day of the calendar',
    'date: 2025-05-14 → date: 2025-02-30':
      ':4  the date "2025-02-30" of the post is not a day of the calendar. Fix: Write year',
  });
});

describe('mistakes in one language', () => {
  everyChange([en], {
    'description: A. → description: Short. #':
      ':3  the description has 6 characters. Fix: Write 70 to 160 characters.',
  });
  everyChange([`${zhDocs}/config/index.mdx`], {
    // Pages link to it.
    '#options → #option': ':6  the heading has "## {/* #option */}" where',
    'lib.a → lib.b':
      ':8  the component has "<OptionFacts name="lib.b">" where docs/config/index.mdx:8',
  });
  everyChange([zh], {
    [`description: → description: ${'长'.repeat(80)}`]:
      'characters. Fix: Write 30 to 80 characters.',
    '#first → #one': `:6  the heading has "## {/* #one */}" where ${en}:6 has "## {/* #first */}". Fix: Write "## {/* #first */}" here, or "## {/* #one */}" there.`,
    '## Second → ### Second': `:10  the heading has "### {/* #second */}" where ${en}:10 has "## {/* #second */}"`,
    '## Fourth {/* #fourth */} → ': `  the heading has nothing where ${en}:19 has "## {/* #fourth */}". Fix: Write "## {/* #fourth */}" here, or nothing there.`,
    '\n```\n → \nx\n```\n': `:12  the code block has "x" where ${en}:12 has ""`,
    'a/src/index.ts → b/src/index.ts':
      ':12  the code block has "```ts file="b/src/index.ts" title"',
    '[start](/guide/start/) → start': `  the link to /guide/start/ of ${en}:8 is missing. Fix: Add it.`,
    'See → See [home](/),': `:8  ${en} has no such link to /. Fix: Correct it, or add it there.`,
    'title: A\n → title: A\nsidebar: false\n': `:3  front matter: "sidebar" is false, but absent in ${en}. Fix: Make them the same.`,
  });
});

const [description = ''] = /description: .*/.exec(goodFiles[en]!) ?? [];

test.each<[said: string, files: Files]>([
  [
    `${en}  the page has no translation into "zh". Fix: Write ${zh}.`,
    Object.fromEntries(Object.entries(goodFiles).filter(([file]) => file !== zh)),
  ],
  [
    `${zhBlog}/b.mdx  the page has no original. Fix: Delete it, or write blog/b.mdx.`,
    { ...goodFiles, [`${zhBlog}/b.mdx`]: goodFiles[`${zhBlog}/${post}`]!.replace(/Post/g, 'B') },
  ],
  [
    `${start}:3  the description is the same as in ${en}. Fix: Say what is particular to this page.`,
    { ...goodFiles, [start]: goodFiles[start]!.replace(/description: .*/, description) },
  ],
])('%s', async (said, files) => {
  expect(await issuesOf(files)).toEqual([said]);
});

test('a slug that is the URL of another page is reported', async () => {
  expect(await issuesOf(changed(everywhere, 'title: A\n → title: A\nslug: /config/\n'))).toContain(
    `${en}:3  the URL /config/ is that of docs/config/index.mdx, too. Fix: Remove the slug, which makes the URL that of the file, or write another one.`,
  );
});

test('a date in the file name of a post is reported', async () => {
  const renamed = Object.entries(goodFiles).map(([file, text]) => [
    file.replace(post, `2025-05-14-${post}`),
    text,
  ]);
  const said =
    'the file name, which becomes the URL of the post, is not lower case, or has a folder or a date. Fix: Rename the file, as in blog/introducing-rslib.mdx.';
  expect((await issuesOf(Object.fromEntries(renamed) as Files)).sort()).toEqual([
    `blog/2025-05-14-${post}  ${said}`,
    `${zhBlog}/2025-05-14-${post}  ${said}`,
  ]);
});

test.each<[said: string, sidebars: SidebarsConfig]>([
  [
    `${en}  no sidebar lists the page. Fix: Add "guide/a" to sidebars.ts.`,
    { ...goodSidebars, guide: ['guide/start/index'] },
  ],
  [
    'sidebars.ts  a sidebar lists "guide/b", which is not a page. Fix: Remove it, or write docs/guide/b.mdx.',
    { ...goodSidebars, more: ['guide/b'] },
  ],
  [
    'sidebars.ts  a sidebar lists "guidea", which is not a page. Fix: Did you mean "guide/a"?',
    { ...goodSidebars, guide: ['guide/start/index', 'guidea'] },
  ],
  [
    'sidebars.ts  "guide/a" is listed twice. Fix: Remove one of the entries.',
    { ...goodSidebars, more: ['guide/a'] },
  ],
])('%s', async (said, sidebars) => {
  expect(await issuesOf(goodFiles, sidebars)).toEqual([said]);
});

test('a page of the guide that is a stub breaks every rule', async () => {
  const stub = `---\n## Soon {/* #soon */}\n\nSoon.\n\n${'```ts title="rslib.config.ts" fragment="later"\n```\n\n'.repeat(5)}`;
  const files = everyFile((file) => goodFiles[file]!.replace(/---\n\n[^]*/, stub));
  const issues = await issuesOf({ ...goodFiles, ...files });
  expect(issues.map((issue) => issue.replace(/\. Fix:.*/, ''))).toEqual([
    `${en}  the page has no sample that a check verifies`,
    `${en}  the page has fewer than three sections`,
    `${en}  the page links to fewer than two other pages`,
  ]);
});

test('a page that cannot be read does not hide issues of the others', async () => {
  const issues = await issuesOf({
    ...changed([en], 'title: A\n → title: A: b\n'),
    [start]: goodFiles[start]!.replace('/config/', '/conf/'),
  });
  expect(issues.map((issue) => issue.split('  ')[0]).sort()).toEqual([`${en}:2`, `${start}:8`]);
});
