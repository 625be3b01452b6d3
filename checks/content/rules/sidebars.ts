import { defaultLocale } from '../../../src/site/locales';
import { closest } from '../../../src/site/closest';
import type { Check } from '../../base/check';
import { lineOf } from '../../base/lineOf';
import type { Content } from '../content';
import { docId } from '../sidebarIds';

const file = 'sidebars.ts';

/** Finds an id; a group lists only the part below its folder. */
const lineOfId = (id: string) => lineOf(file, `'${id}'`, `'${id.replace(/.*\//, '')}'`);

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
