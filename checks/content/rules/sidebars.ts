import { defaultLocale } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import type { Content } from '../content';
import { docId } from '../sidebarIds';

/** Every docs page is in exactly one sidebar, since readers find pages there. */
export const sidebars: Check<Content> = {
  name: 'content/sidebars',
  run({ sources, sidebars }) {
    const docs = sources.filter(({ kind, locale }) => kind === 'docs' && locale === defaultLocale);
    const ids = new Set(docs.map(docId));
    const listed = Object.values(sidebars).flat();
    return [
      ...docs
        .filter((doc) => !listed.includes(docId(doc)))
        .map((doc) => ({
          file: doc.file,
          message: 'no sidebar lists the page',
          fix: `Add "${docId(doc)}" to sidebars.ts.`,
        })),
      ...[...new Set(listed)]
        .filter((id) => !ids.has(id))
        .map((id) => ({
          file: 'sidebars.ts',
          message: `a sidebar lists "${id}", which is not a page`,
          fix: `Remove it, or write docs/${id}.mdx.`,
        })),
      ...listed
        .filter((id, index) => listed.indexOf(id) !== index)
        .map((id) => ({
          file: 'sidebars.ts',
          message: `"${id}" is listed twice`,
          fix: 'Remove one of the entries.',
        })),
    ];
  },
};
