import type { Locale } from '../../site/locales';
import type { Project } from '../../content/examples/project';
import type { RenderedPage } from '../readPages';
import { linkTo } from '../markdown/linkTo';

const en = {
  /** Before the list of the pages that show the example. */
  pages: 'An example of the Rslib documentation, shown by:',
  run: 'Install the tools and build:',
  /** Instead, if the build is supposed to fail. */
  runFails: 'Install the tools and build. The build fails on purpose, and the page explains why:',
  /** Before further commands. */
  then: 'Then run:',
  /** How to use the variants, before the command that copies the first one. */
  variants: (count: number) =>
    `The example has ${count === 1 ? 'a variant' : `${count} variants`}. ` +
    'To try one, copy its files over a fresh copy of the project:',
};

/** Texts of the README in a downloaded example. `translate` does not work in build steps. */
const texts: Record<Locale, typeof en> = {
  en,
  zh: {
    pages: '本示例来自 Rslib 文档的以下页面：',
    run: '安装依赖并构建：',
    runFails: '安装依赖并构建。构建会按预期失败，原因见上述页面：',
    then: '然后运行：',
    variants: (count) =>
      `本示例有 ${count} 个变体。如需尝试其中一个，请将它的文件复制到一份全新的项目中，覆盖同名文件：`,
  },
};

function commandBlock(commands: readonly string[]): string {
  return ['```bash', ...commands, '```'].join('\n');
}

/** Writes the README of an example, with the pages that show it and what to run. */
export function readmeOf(
  { name, fails, commands, variants: [first, ...others] }: Project,
  pages: readonly Pick<RenderedPage, 'title' | 'url'>[],
  locale: Locale,
): string {
  const { pages: from, run, runFails, then, variants } = texts[locale];
  const parts = [
    `# ${name}`,
    from,
    pages.map(({ title, url }) => `- ${linkTo(title, url)}`).join('\n'),
    fails ? runFails : run,
    commandBlock(['npm install', 'npm run build']),
    ...(commands.length > 0 ? [then, commandBlock(commands)] : []),
    ...(first ? [variants(others.length + 1), commandBlock([`cp -r variants/${first}/. .`])] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
