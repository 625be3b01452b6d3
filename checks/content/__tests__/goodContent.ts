import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export const zhDocs = 'i18n/zh/docusaurus-plugin-content-docs/current';
export const zhBlog = 'i18n/zh/docusaurus-plugin-content-blog';

const date = 'date: 2025-05-14T10:00:00Z\n';

const english = 'Says in a sentence of a useful length what readers find on this page, and why.';
const chinese = '用一句长度合适的话说明读者在这个页面上能找到什么内容，以及为什么要读它。';

function page(title: string, text: string, description: string, keys: string): string {
  return `---\ntitle: ${title}\ndescription: ${title}. ${description}\n${keys}---\n${text}`;
}

const guide = `
## First {/* #first */}

See [start](/guide/start/) and [config](/config/#options).

## Second {/* #second */}

\`\`\`ts file="a/src/index.ts" title="Source"
\`\`\`

## Third {/* #third */}

![What it shows](/img/a.svg)

## Fourth {/* #fourth */}
`;

const config = `
## Options {/* #options */}

<OptionFacts name="lib.a" />
`;

const post = `
Introduction.

{/* truncate */}

## More {/* #more */}
`;

const pages = [
  ['docs', 'guide/start/index.mdx', 'Start', guide],
  ['docs', 'guide/a.mdx', 'A', guide],
  ['docs', 'config/index.mdx', 'Config', config],
  ['blog', 'post.mdx', 'Post', post, date],
] as const;

/** The files of a small site without issues, by path. */
export const goodFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    pages.flatMap(([kind, path, title, text, keys = '']) => [
      [`${kind}/${path}`, page(title, text, english, keys)],
      [
        `${kind === 'docs' ? zhDocs : zhBlog}/${path}`,
        page(title, text.replace('title="Source"', 'title="源码"'), chinese, keys),
      ],
    ]),
  ),
  'src/pages/index.tsx': '',
  'src/pages/_parts/Hero.tsx': '',
  'static/img/a.svg': '',
};

export const goodSidebars: SidebarsConfig = {
  guide: [
    {
      type: 'category',
      label: 'Guide',
      link: { type: 'doc', id: 'guide/start/index' },
      items: ['guide/a'],
    },
  ],
  config: [{ type: 'doc', id: 'config/index' }],
};
