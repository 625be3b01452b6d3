import { defaultLocale } from '../../../src/site/locales';
import { closest } from '../../../src/site/closest';
import type { Check } from '../../base/check';
import { lineAt } from '../../base/lineOf';
import type { Content } from '../content';
import { docId } from '../sidebarIds';
import { read } from '../sources';

const file = 'sidebars.ts';

/** Finds an id, or its last part below the folder of its group. */
function lineOfId(id: string): number | undefined {
  const text = read(file);
  const slash = id.lastIndexOf('/');
  const folder = text.indexOf(`'${id.slice(0, slash)}'`);
  const places = [
    text.indexOf(`'${id}'`),
    folder < 0 ? -1 : text.indexOf(`'${id.slice(slash + 1)}'`, folder),
  ];
  const at = places.find((offset) => offset >= 0);
  return at === undefined ? undefined : lineAt(text, at);
}

/** Every docs page is in exactly one sidebar, since readers find pages there. */
export const sidebars: Check<Content> = ({ sources, sidebars }) => {
  const docs = sources.filter(({ kind, locale }) => kind === 'docs' && locale === defaultLocale);
  const ids = docs.map(docId);
  const listed = Object.values(sidebars).flat();
  const unlisted = ids.filter((id) => !listed.includes(id));
  const unknown = [...new Set(listed)]
    .filter((id) => !ids.includes(id))
    .map((id) => ({ id, meant: closest(id, unlisted) }));
  return [
    ...docs
      .filter((doc) => unlisted.includes(docId(doc)))
      .filter((doc) => !unknown.some(({ meant }) => meant === docId(doc)))
      .map((doc) => ({
        file: doc.file,
        message: 'no sidebar lists the page',
        fix: `Add "${docId(doc)}" to sidebars.ts.`,
      })),
    ...unknown.map(({ id, meant }) => ({
      file,
      line: lineOfId(id),
      message: `a sidebar lists "${id}", which is not a page`,
      fix: meant ? `Did you mean "${meant}"?` : `Remove it, or write docs/${id}.mdx.`,
    })),
    ...listed
      .filter((id, index) => listed.indexOf(id) !== index)
      .map((id) => ({
        file,
        line: lineOfId(id),
        message: `"${id}" is listed twice`,
        fix: 'Remove one of the entries.',
      })),
  ];
};
