import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { splitPrint, usedStyles, type Uses } from './usedStyles';

/** The link to the style sheet of all pages, as Docusaurus writes it, and the scripts after it. */
const stylesheetLink =
  /<link rel=stylesheet href=(\/[^\s>]+\.css)\s*\/?>((?:<script [^>]*\bdefer><\/script>)*)/;

/** Names of the style sheets of all pages: Docusaurus' own, and those for print. */
const ofAllPages = /\/(styles|print)\.\w+\.css$/;

/** How a link to styles for print begins, by which a changed page is known. */
const printLink = '<link rel=stylesheet media=print';

/**
 * Puts the styles that the site uses into the HTML of its pages: the browser paints a page as soon
 * as it has the HTML, instead of one round trip later. Styles for print follow in a file.
 *
 * The styles come after the scripts, which are deferred: the browser requests them before it has
 * received the styles, which fill the first round trip of a connection.
 *
 * @param dir folder of the built site, whose pages are changed
 * @param files pathnames of all files in it
 * @throws Error if a page has no link to its style sheet
 */
export function inlineStyles(dir: string, files: readonly string[]): void {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const all = (extension: string) => files.filter((file) => file.endsWith(extension));
  const pages = new Map(all('.html').map((file) => [file, read(file)]));
  const uses: Uses = {
    pages: [...pages.values()],
    scripts: all('.js').map(read),
    styles: all('.css')
      .filter((file) => !ofAllPages.test(file))
      .map(read),
  };
  const tags = new Map<string, string>();

  const tagsFor = (stylesheet: string) => {
    const { screen, print } = splitPrint(usedStyles(read(stylesheet), uses));
    const hash = createHash('sha256').update(print).digest('hex').slice(0, 8);
    const printFile = path.posix.join(path.posix.dirname(stylesheet), `print.${hash}.css`);
    fs.writeFileSync(path.join(dir, printFile), print);
    return `<style>${screen}</style>${printLink} href=${printFile}>`;
  };
  for (const [file, html] of pages) {
    // Pages of a language that was not built again.
    if (html.includes(printLink)) continue;

    const [link = '', stylesheet, scripts = ''] = stylesheetLink.exec(html) ?? [];
    if (!stylesheet) throw new Error(`${file} has no link to a style sheet.`);
    const tag = tags.get(stylesheet) ?? tagsFor(stylesheet);
    tags.set(stylesheet, tag);
    fs.writeFileSync(
      path.join(dir, file),
      html.replace(link, () => scripts + tag),
    );
  }
}
