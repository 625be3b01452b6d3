import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { defaultLocale, type Locale } from '../../../src/site/locales';
import { descriptionLength } from '../rules/frontMatter';
import { contentFolders } from '../sources';

export const zhDocs = 'i18n/zh/docusaurus-plugin-content-docs/current';
export const zhBlog = 'i18n/zh/docusaurus-plugin-content-blog';

const date = 'date: 2025-05-14T10:00:00Z\n';

function page(title: string, text: string, locale: Locale, keys: string): string {
  const description = `${title}. `.padEnd(descriptionLength[locale][0] + 20, 'Useful. ');
  return `---\ntitle: ${title}\ndescription: ${description.trimEnd()}…\n${keys}---\n${text}`;
}

/** The files of a page in all languages: `docs`, `guide/a.mdx` → `docs/guide/a.mdx`, … */
export function inEachLanguage(kind: 'docs' | 'blog', path: string): string[] {
  return contentFolders
    .filter((folder) => folder.kind === kind)
    .map(({ folder }) => `${folder}/${path}`);
}

const guide = `
## First {/* #first */}

See [start](/guide/start/) and [config](/config/#options).

## Second {/* #second */}
Here is code:
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
    pages.flatMap(([kind, path, title, text, keys = '']) =>
      contentFolders
        .filter((folder) => folder.kind === kind)
        .map(({ folder, locale }) => {
          const label = locale === defaultLocale ? 'Source' : '源码';
          const translated = text.replace('title="Source"', `title="${label}"`);
          return [`${folder}/${path}`, page(title, translated, locale, keys)];
        }),
    ),
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
