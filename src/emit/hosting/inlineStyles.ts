import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { splitPrint, usedStyles } from './usedStyles';

/** Finds what {@link inlineStyles} changes in a page, as offsets into its HTML. */
function findStyles(html: string) {
  // The body, most of the page, has nothing to find.
  const head = select('head', fromHtml(html.split(/<body[\s>]/, 1)[0] ?? ''));
  const link = head && select('link[rel~=stylesheet]', head);
  return {
    href: String(link?.properties.href ?? ''),
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
 * @param dir folder of the built site
 * @param files pathnames of the files of a language in it, whose pages are changed
 * @throws Error if a page has no link to its style sheet
 */
export async function inlineStyles(dir: string, files: readonly string[]): Promise<void> {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = read(file);
      return { file, html, ...findStyles(html) };
    });
  const unstyled = pages.find(({ href }) => !href);
  if (unstyled) throw new Error(`${unstyled.file} has no link to a style sheet.`);

  const stylesheets = new Set(pages.map(({ href }) => href));
  const code = files.filter((file) => /\.(html|js|css)$/.test(file) && !stylesheets.has(file));
  const tags = new Map<string, string>();
  for (const stylesheet of stylesheets) {
    const { screen, print } = splitPrint(await usedStyles(read(stylesheet), code.map(read)));
    const hash = createHash('sha256').update(print).digest('hex').slice(0, 8);
    const printFile = path.posix.join(path.posix.dirname(stylesheet), `print.${hash}.css`);
    fs.writeFileSync(path.join(dir, printFile), print);
    const link = `<link rel=stylesheet media=print href=${printFile}>`;
    tags.set(stylesheet, `<style>${screen}</style>${link}`);
  }
  for (const { file, html, href, start, end, endOfHead } of pages) {
    const head = html.slice(0, start) + html.slice(end, endOfHead) + tags.get(href);
    fs.writeFileSync(path.join(dir, file), head + html.slice(endOfHead));
  }
}
