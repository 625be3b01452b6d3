import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { mdx, readHeading, splitFrontMatter } from '../mdx';
import { stringAttribute } from '../jsx';

/** `config/lib/index.mdx` → `/config/lib/`, `config/lib/dts.mdx` → `/config/lib/dts` */
export function urlOf(file: string): string {
  return `/${file.replace(/(?:index)?\.mdx$/, '')}`;
}

/**
 * Finds where the pages below `docs/config/` describe each option: the heading above its fact box.
 * A page that is named like an option of Rsbuild, such as `config/rsbuild/output.mdx`, is about it.
 *
 * @param docs folder of the pages
 * @returns URL by option, without the prefix of a language: `lib.dts.bundle` →
 *   `/config/lib/dts#dts-bundle`
 */
export function readOptionUrls(docs: string): Map<string, string> {
  const urls = new Map<string, string>([['lib', '/config/lib/']]);
  const files = fs.readdirSync(path.join(docs, 'config'), { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.mdx')).sort()) {
    const page = urlOf(path.posix.join('config', name.replaceAll(path.sep, '/')));
    const [, section] = /^\/config\/rsbuild\/(\w+)$/.exec(page) ?? [];
    if (section) urls.set(section, page);

    let hash = '';
    const { body } = splitFrontMatter(fs.readFileSync(path.join(docs, 'config', name), 'utf8'));
    visit(mdx.parse(body), (node) => {
      if (node.type === 'heading') hash = `#${readHeading(node).id ?? ''}`;
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'OptionFacts') return;
      urls.set(stringAttribute(node, 'name') ?? '', page + hash);
    });
  }
  return urls;
}
