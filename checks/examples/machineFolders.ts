import { isText } from '../../src/content/examples/files';
import { escapeRegExp } from '../../src/site/escapeRegExp';
import type { Issue } from '../base/issue';
import { lineAt } from '../base/lineOf';
import { root } from '../base/root';
import { planBuilds } from './planBuilds';

/** What comes before an absolute path: the scheme of a URL, or nothing that a path may contain. */
const start = String.raw`(?:(?<=file://)|(?<![\w./\\-]))`;

/** Folders of users, for temporary files, of this checkout, and of the tools in any checkout. */
const folders = [
  String.raw`/(?:home|root|tmp|Users|private|var/folders)/`,
  String.raw`[A-Z]:\\+Users\\`,
  `${escapeRegExp(root)}/`,
  String.raw`/(?:[\w.-]+/)*examples/(?:node_modules|\.work)/`,
];

/** A path in one of them. */
const machinePath = new RegExp(String.raw`${start}(?:${folders.join('|')})[\w./\\@-]*`);

/**
 * Finds recorded outputs and logs with a path of the machine that built them, such as
 * `/home/me/examples/node_modules/a`: elsewhere, the same build writes something else.
 *
 * @param examplesFolder absolute
 */
export function checkOutputs(examplesFolder: string): Issue[] {
  return planBuilds(examplesFolder).builds.flatMap(({ id, place, committed }) =>
    [...committed].flatMap(([file, content]): Issue[] => {
      const text = isText(content) ? content.toString() : '';
      const found = machinePath.exec(text);
      if (!found) return [];
      return [
        {
          file: `${place}/${file}`,
          line: lineAt(text, found.index),
          message: `the output contains a path of the machine that built it: ${found[0]}`,
          fix: `Set what keeps the path out of the output, or leave the file out of "outputs" in example.json, and run "npm run examples -- ${id}".`,
        },
      ];
    }),
  );
}
