import { issuesAt } from '../../base/issue';
import { eachPage } from '../content';

/** Posts have a date, and a URL without it; Docusaurus reports one without a summary. */
export const posts = eachPage(({ kind, file, path, text, keyLines }) => {
  if (kind !== 'blog') return [];

  const [, date = ''] = /^date:[ \t]*["']?([^\s"'T]*)/m.exec(text) ?? [];
  const time = new Date(`${date}T00:00Z`);
  return [
    ...issuesAt({ file }, [
      !/^(?!\d{4}-)[a-z0-9-]+\.mdx?$/.test(path),
      'the file name, which becomes the URL of the post, is not lower case, or has a folder or a date',
      'Rename the file, as in blog/introducing-rslib.mdx.',
    ]),
    ...issuesAt({ file, line: keyLines.date ?? 1 }, [
      // YAML takes 2025-02-30 as the second of March.
      Number.isNaN(+time) || !time.toISOString().startsWith(date),
      `the date "${date}" of the post is not a day of the calendar`,
      'Write year, month and day, as in "date: 2025-05-14T10:00:00Z".',
    ]),
  ];
});
