import { issuesAt } from '../../base/issue';
import { eachPage } from '../content';

/** `2025-02-30` is not a day of the calendar; YAML takes it as the second of March. */
function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** Posts have a date and a summary, which the blog overview and the feeds show. */
export const posts = eachPage(({ kind, file, path, text, keyLines }) => {
  if (kind !== 'blog') return [];

  const [, date] = /^date:[ \t]*["']?([^\s"'T]*)/m.exec(text) ?? [];
  return [
    ...issuesAt(
      { file },
      [
        !/^(?!\d{4}-)[a-z0-9-]+\.mdx?$/.test(path),
        'the file name, which becomes the URL of the post, is not lower case, or has a folder or a date',
        'Rename the file, as in blog/introducing-rslib.mdx.',
      ],
      [
        !/^\{\/\* truncate \*\/\}$/m.test(text),
        'nothing says where the summary of the post ends',
        'Put {/* truncate */} on a separate line after the introduction.',
      ],
    ),
    ...issuesAt(
      { file, line: keyLines.date ?? 1 },
      [
        date === undefined,
        'the front matter of the post has no date',
        'Add one, as in "date: 2025-05-14T10:00:00Z".',
      ],
      [
        date !== undefined && !isDay(date),
        `the date "${date}" of the post is not a day of the calendar`,
        'Write year, month and day, as in "date: 2025-05-14T10:00:00Z".',
      ],
    ),
  ];
});
