import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { splitPrint, usedStyles } from './usedStyles';

/** Names of the style sheets of all pages: Docusaurus' own, and those for print. */
const ofAllPages = /\/(styles|print)\.\w+\.css$/;

/** Finds what {@link inlineStyles} changes in a page, as offsets into its HTML. */
function findStyles(html: string) {
  const head = select('head', fromHtml(html));
  const link = head && select('link[rel~=stylesheet]', head);
  return {
    href: String(link?.properties.href ?? ''),
    isDone: link?.properties.media === 'print',
    start: link?.position?.start.offset ?? 0,
    end: link?.position?.end.offset ?? 0,
    endOfHead: head?.children.at(-1)?.position?.end.offset ?? 0,
  };
}

/**
 * Puts the styles that the site uses into the HTML of its pages: the browser paints a page as soon
 * as it has the HTML, instead of one round trip later. Styles for print follow in a file.
 *
 * The styles end the head. The scripts before them are deferred: the browser requests them before
 * it has received the styles, which fill the first round trip of a connection.
 *
 * @param dir folder of the built site, whose pages are changed
 * @param files pathnames of all files in it
 * @throws Error if a page has no link to its style sheet
 */
export async function inlineStyles(dir: string, files: readonly string[]): Promise<void> {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const all = (extension: string) => files.filter((file) => file.endsWith(extension));
  const pages = new Map(all('.html').map((file) => [file, read(file)]));
  const otherStyles = all('.css').filter((file) => !ofAllPages.test(file));
  const code = [...pages.values(), ...[...all('.js'), ...otherStyles].map(read)];
  const tags = new Map<string, string>();

  const tagsFor = async (stylesheet: string) => {
    const { screen, print } = splitPrint(await usedStyles(read(stylesheet), code));
    const hash = createHash('sha256').update(print).digest('hex').slice(0, 8);
    const printFile = path.posix.join(path.posix.dirname(stylesheet), `print.${hash}.css`);
    fs.writeFileSync(path.join(dir, printFile), print);
    return `<style>${screen}</style><link rel=stylesheet media=print href=${printFile}>`;
  };
  for (const [file, html] of pages) {
    const { href, isDone, start, end, endOfHead } = findStyles(html);
    // Pages of a language that was not built again.
    if (isDone) continue;

    if (!href) throw new Error(`${file} has no link to a style sheet.`);
    const tag = tags.get(href) ?? (await tagsFor(href));
    tags.set(href, tag);
    fs.writeFileSync(
      path.join(dir, file),
      html.slice(0, start) + html.slice(end, endOfHead) + tag + html.slice(endOfHead),
    );
  }
}
