import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { runChecks } from '../../base/check';
import { formatIssue } from '../../base/issue';
import { contentOf } from '../content';
import { rules } from '../rules';
import { goodFiles, goodSidebars, inEachLanguage, zhBlog, zhDocs } from './goodContent';

/** The rules without those that read the project itself rather than the content given. */
const contentRules = Object.fromEntries(
  Object.entries(rules).filter(
    ([name]) => !['configuration', 'interfaceTexts', 'outputs', 'tools', 'wording'].includes(name),
  ),
);

const en = 'docs/guide/a.mdx';
const zh = `${zhDocs}/guide/a.mdx`;
const everywhere = inEachLanguage('docs', 'guide/a.mdx');

type Change = readonly [from: string | RegExp, to: string];
type Files = Readonly<Record<string, string>>;

/** The good files with a change in some of them. */
function changed(files: readonly string[], [from, to]: Change): Files {
  const edit = (file: string) => {
    const text = goodFiles[file] ?? '';
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has no ${String(from)}`);

    return edited;
  };
  return { ...goodFiles, ...Object.fromEntries(files.map((file) => [file, edit(file)])) };
}

function without(file: string): Files {
  return Object.fromEntries(Object.entries(goodFiles).filter(([name]) => name !== file));
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

/** Mistakes made in all languages of a page. */
const mistakes: Record<string, readonly [change: Change, said: string]> = {
  'a level-1 heading': [
    ['## First', '# First'],
    ':6  "First" is a level-1 heading, which the title already is. Fix: Start the page at level 2.',
  ],
  'a heading without an id': [
    [' {/* #first */}', ''],
    ':6  the heading "First" has no id. Fix: Write "## First {/* #id */}", the same id in all languages.',
  ],
  'a repeated id': [
    ['#second', '#first'],
    ':10  the id "first" is already used in line 6. Fix: Give this heading another id.',
  ],
  'a skipped level': [
    ['## Fourth', '#### Fourth'],
    ':19  the heading "Fourth" skips a level: 4 after 2. Fix: Make it level 3.',
  ],
  'code directly below a heading': [
    ['Here is code:\n', '\n'],
    ':10  code follows the heading "Second" without a word. Fix: Say in a sentence what the code is or does.',
  ],
  'no title': [[/title: .*\n/, ''], ':1  the front matter has no title. Fix: Add "title: …".'],
  'no description': [
    [/description: .*\n/, ''],
    ':1  the front matter has no description. Fix: Add "description: …".',
  ],
  'a key that does not exist': [
    ['title: A\n', 'title: A\ntitle_suffix: x\n'],
    ':3  front matter: "title_suffix" is not a key of front matter. Fix: Did you mean "titleSuffix"?',
  ],
  'broken YAML': [
    ['title: A\n', 'title: A: b\n'],
    ':2  the front matter is not valid YAML: bad indentation of a mapping entry. Fix: Correct the syntax.',
  ],
  'malformed MDX': [
    ['![What', '<Tabs>\n\n![What'],
    ':17  the page is not valid MDX: Expected a closing tag for `<Tabs>` (17:1-17:7). Fix: Add </Tabs>, or write \\<Tabs> if it is text.',
  ],
  'a link to a page that does not exist': [
    ['/guide/start/)', '/guide/strat/start)'],
    ':8  no page or file exists at /guide/strat/start. Fix: Did you mean /guide/start/?',
  ],
  'a link to a heading that does not exist': [
    ['/config/#options', '/config/#option'],
    'config/index.mdx has no heading with the id "option". Fix: Did you mean #options?',
  ],
  'a link to a heading of the page that does not exist': [
    ['/guide/start/', '#fifth'],
    'guide/a.mdx has no heading with the id "fifth". Fix: Its ids: #first, #second, #third, #fourth.',
  ],
  'a URL that is not canonical': [
    ['/guide/start/', '/guide/start/index.html#first'],
    ':8  the link /guide/start/index.html is not the canonical URL of the page. Fix: Write /guide/start/#first.',
  ],
  'a link with the prefix of a language': [
    ['/guide/start/', '/zh/guide/start/#first'],
    ':8  the link /zh/guide/start/ names a language. Fix: Write /guide/start/#first, which opens the page in the',
  ],
  'a link with the host of this site': [
    ['/guide/start/', 'https://rslib.rs/guide/start/'],
    ':8  the link https://rslib.rs/guide/start/ names the host of this site. Fix: Write /guide/start/.',
  ],
  'a relative link': [
    ['/guide/start/', './start/index.mdx'],
    ':8  the link ./start/index.mdx is relative. Fix: Write /guide/start/.',
  ],
  'a section that has moved to an unknown one': [
    ['title: A\n', 'title: A\nmoved: { old: /guide/start/#firsts }\n'],
    'has no heading with the id "firsts". Fix: Did you mean #first?',
  ],
  'a component that does not exist': [
    ['![What', '<TabsItem />\n\n![What'],
    ':17  the component <TabsItem> does not exist. Fix: Did you mean <TabItem>?',
  ],
  'a code block in an unknown language': [
    ['```ts', '```typescriptt'],
    ':12  the highlighter does not know the language "typescriptt". Fix: Did you mean "typescript"?',
  ],
  'a title that the image of the page cannot show': [
    ['title: A\n', 'title: ☃ A\n'],
    ':2  the image of the page cannot show "☃" of its title. Fix: Write it without, or set another "image"',
  ],
  'a short label that is not a part of the title': [
    ['title: A\n', 'title: A\nsidebar_label: B\n'],
    ':3  the sidebar_label "B" is not a part of the title. Fix: Write a part of "A".',
  ],
  'an image that does not exist': [
    ['/img/a.svg', '/img/b.svg'],
    ':17  no page or file exists at /img/b.svg. Fix: Did you mean /img/a.svg?',
  ],
  'an image whose name is like no other': [
    ['/img/a.svg', '/img/drawing.png'],
    ':17  no page or file exists at /img/drawing.png. Fix: Correct the path, or add static/img/drawing.png.',
  ],
  'an import of a module that does not exist': [
    ['![What', "import Menu from '@site/src/components/Mneu';\n\n![What"],
    ':17  the module @site/src/components/Mneu does not exist. Fix: Did you mean @site/src/components/Menu?',
  ],
  'a typo in a key that every page has': [
    ['description:', 'descripton:'],
    ':3  front matter: "descripton" is not a key of front matter. Fix: Did you mean "description"?',
  ],
  'an image without alternative text': [
    ['What it shows', ''],
    ':17  the image /img/a.svg has no alternative text. Fix: Say what it shows',
  ],
  'an image on another host': [
    ['(/img', '(https://host.example'],
    ':17  the image https://host.example/a.svg is on another host, which the content policy forbids. Fix: Put it below static/img/.',
  ],
};

test.each(Object.entries(mistakes))(
  '%s is reported for each language',
  async (_, [change, said]) => {
    const issues = await issuesOf(changed(everywhere, change));
    expect(issues).toEqual(everywhere.map(() => expect.stringContaining(said) as string));
    expect(issues.map(fileOf).sort()).toEqual([...everywhere].sort());
  },
);

test.each<[name: string, files: Files, said: string]>([
  [
    'a page that is not translated',
    without(zh),
    `${en}  the page has no translation into "zh". Fix: Write ${zh}.`,
  ],
  [
    'a different id of a heading that pages link to',
    changed([`${zhDocs}/config/index.mdx`], ['#options', '#option']),
    `${zhDocs}/config/index.mdx:6  the heading has "## {/* #option */}" where`,
  ],
  [
    'a translation without its page',
    {
      ...goodFiles,
      [`${zhBlog}/b.mdx`]: goodFiles[`${zhBlog}/post.mdx`]?.replace(/Post/g, 'B') ?? '',
    },
    `${zhBlog}/b.mdx  the translated page has no original. Fix: Delete it, or write blog/b.mdx.`,
  ],
  [
    'a different id',
    changed([zh], ['#first', '#one']),
    `${zh}:6  the heading has "## {/* #one */}" where ${en}:6 has "## {/* #first */}". Fix: Write "## {/* #first */}" here, or "## {/* #one */}" there.`,
  ],
  [
    'a different heading level',
    changed([zh], ['## Second', '### Second']),
    `${zh}:10  the heading has "### {/* #second */}" where ${en}:10 has "## {/* #second */}"`,
  ],
  [
    'a heading that is missing',
    changed([zh], ['## Third {/* #third */}', '']),
    `${zh}  the heading "## {/* #third */}" of ${en}:15 is missing. Fix: Add it.`,
  ],
  [
    'a heading that is not in the original',
    changed(
      everywhere.filter((file) => file !== zh),
      ['## Third {/* #third */}', ''],
    ),
    `${zh}:15  ${en} has no such heading. Fix: Remove it, or add it there.`,
  ],
  [
    'different code',
    changed([zh], ['\n```\n', '\nx\n```\n']),
    `${zh}:12  the code block has "x" where ${en}:12 has ""`,
  ],
  [
    'code from a different file',
    changed([zh], ['a/src/index.ts', 'b/src/index.ts']),
    `${zh}:12  the code block has "\`\`\`ts file="b/src/index.ts" title"`,
  ],
  [
    'a component with different values',
    changed([`${zhDocs}/config/index.mdx`], ['lib.a', 'lib.b']),
    `${zhDocs}/config/index.mdx:8  the component has "<OptionFacts name="lib.b">" where docs/config/index.mdx:8`,
  ],
  [
    'a link that is missing',
    changed([zh], ['[start](/guide/start/)', 'start']),
    `${zh}  the link to /guide/start/ of ${en}:8 is missing. Fix: Add it.`,
  ],
  [
    'a link that is not in the original',
    changed([zh], ['See', 'See [home](/),']),
    `${zh}:8  ${en} has no such link to /. Fix: Correct it, or add it there.`,
  ],
  [
    'front matter of one language only',
    changed([zh], ['title: A\n', 'title: A\nsidebar: false\n']),
    `${zh}:3  front matter: "sidebar" is false, but absent in ${en}. Fix: Make them the same.`,
  ],
  [
    'a short description',
    changed([en], [/description: .*/, 'description: Short.']),
    `${en}:3  the description has 6 characters. Fix: Write 70 to 160 characters.`,
  ],
  [
    'a long description',
    changed([zh], [/description: /, `description: ${'长'.repeat(80)}`]),
    'characters. Fix: Write 30 to 80 characters.',
  ],
  [
    'the description of another page',
    changed(
      ['docs/guide/start/index.mdx'],
      [/description: .*/, /description: .*/.exec(goodFiles[en] ?? '')?.[0] ?? ''],
    ),
    'docs/guide/start/index.mdx:3  the description is the same as in docs/guide/a.mdx. Fix: Say what is particular to this page.',
  ],
])('%s is reported', async (_, files, said) => {
  expect(await issuesOf(files)).toEqual([expect.stringContaining(said)]);
});

test('a translation has its own label, and links to the sites of tools in its language', async () => {
  const edited = (file: string, label: string, url: string) => ({
    [file]: (goodFiles[file] ?? '')
      .replace('title: A\n', `title: A\nsidebar_label: ${label}\n`)
      .replace('[start](/guide/start/)', `[start](/guide/start/) [tool](${url})`),
  });
  const files = {
    ...goodFiles,
    ...Object.assign(
      {},
      ...everywhere.map((file) => edited(file, 'a', 'https://rsbuild.rs/config')),
    ),
    ...edited(zh, 'A', 'https://rsbuild.rs/zh/config'),
  } as Files;
  expect(await issuesOf(files)).toEqual([]);
});

describe('posts', () => {
  const posts = inEachLanguage('blog', 'post.mdx');

  test.each<[name: string, change: Change, said: string]>([
    ['no date', [/date: .*\n/, ''], 'the front matter of the post has no date. Fix: Add one'],
    [
      'no such day',
      [/date: .*\n/, 'date: 2025-02-30\n'],
      ':4  the date "2025-02-30" of the post is not a day of the calendar. Fix: Write year',
    ],
    ['no summary', ['{/* truncate */}', ''], 'nothing says where the summary of the post ends'],
  ])('%s is reported', async (_, change, said) => {
    const issues = await issuesOf(changed(posts, change));
    expect(issues).toEqual(posts.map(() => expect.stringContaining(said) as string));
  });

  test('a wrong date in one language is one issue', async () => {
    const [post = ''] = posts;
    const said = 'the date "2025-02-30" of the post is not a day of the calendar';
    const issues = await issuesOf(changed([post], [/date: .*\n/, 'date: 2025-02-30\n']));
    expect(issues).toEqual([expect.stringContaining(said)]);
  });

  test('a date in the file name is reported', async () => {
    const rename = (file: string) => file.replace('/post.', '/2025-05-14-post.');
    const files = Object.fromEntries(
      Object.entries(goodFiles).map(([file, text]) => [rename(file), text]),
    );
    const said =
      'the file name, which becomes the URL of the post, is not lower case, or has a folder or a date';
    const issues = await issuesOf(files);
    expect(issues).toEqual(posts.map(() => expect.stringContaining(said) as string));
    expect(issues.map(fileOf).sort()).toEqual(posts.map(rename).sort());
  });
});

test('a slug that is the URL of another page is reported', async () => {
  const issues = await issuesOf(changed(everywhere, ['title: A\n', 'title: A\nslug: /config/\n']));
  expect(issues).toContain(
    `${en}:3  the URL /config/ is that of docs/config/index.mdx, too. Fix: Remove the slug, which makes the URL that of the file, or write another one.`,
  );
});

describe('sidebars', () => {
  test.each<[name: string, sidebars: SidebarsConfig, said: string]>([
    [
      'a page that no sidebar lists',
      { ...goodSidebars, guide: ['guide/start/index'] },
      `${en}  no sidebar lists the page. Fix: Add "guide/a" to sidebars.ts.`,
    ],
    [
      'an entry without a page',
      { ...goodSidebars, more: ['guide/b'] },
      'sidebars.ts  a sidebar lists "guide/b", which is not a page. Fix: Remove it, or write docs/guide/b.mdx.',
    ],
    [
      'an entry with a typo',
      { ...goodSidebars, guide: ['guide/start/index', 'guidea'] },
      'sidebars.ts  a sidebar lists "guidea", which is not a page. Fix: Did you mean "guide/a"?',
    ],
    [
      'a page listed twice',
      { ...goodSidebars, more: ['guide/a'] },
      'sidebars.ts  "guide/a" is listed twice. Fix: Remove one of the entries.',
    ],
  ])('%s is reported', async (_, sidebars, said) => {
    expect(await issuesOf(goodFiles, sidebars)).toEqual([said]);
  });
});

test('a page of the guide that is a stub breaks every rule', async () => {
  const stub = `---\n## Soon {/* #soon */}\n\nSoon.\n\n${'```ts title="rslib.config.ts" fragment="later"\n```\n\n'.repeat(5)}`;
  const files = changed(everywhere, [/---\n\n[^]*/, stub]);
  expect((await issuesOf(files)).map((issue) => issue.replace(/\. Fix:.*/, ''))).toEqual([
    `${en}  the page has no sample that a check verifies`,
    `${en}  the page has fewer than three sections`,
    `${en}  the page links to fewer than two other pages`,
  ]);
});

test('a page that cannot be read does not hide issues of the others', async () => {
  const files = {
    ...changed([en], ['title: A\n', 'title: A: b\n']),
    ...{
      'docs/guide/start/index.mdx':
        goodFiles['docs/guide/start/index.mdx']?.replace('/config/', '/conf/') ?? '',
    },
  };
  const issues = await issuesOf(files);
  expect(issues.map((issue) => issue.split('  ')[0]).sort()).toEqual([
    `${en}:2`,
    'docs/guide/start/index.mdx:8',
  ]);
});

test('search words are for headings of the page', async () => {
  const file = 'docs/guide/a.mdx';
  const words = (text: string) =>
    issuesOf({
      ...goodFiles,
      [file]: goodFiles[file]!.replace('---\n', `---\nsearch_words: ${text}\n`),
    });
  expect(await words('{ top: [a], first: [b, c] }')).toEqual([]);
  expect(await words('{ fist: [b] }')).toEqual([
    `${file}:2  ${file} has no heading with the id "fist". Fix: Did you mean #first?`,
  ]);
});
