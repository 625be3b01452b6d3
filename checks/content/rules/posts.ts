import { issuesAt } from '../../base/issue';
import { eachPage } from '../content';

/** Posts have a date and a summary, which the blog overview and the feeds show. */
export const posts = eachPage(({ kind, file, path, text, frontMatter }) =>
  kind !== 'blog'
    ? []
    : [
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
        ...issuesAt({ file, line: 1 }, [
          !('date' in frontMatter),
          'the front matter of the post has no date',
          'Add one, as in "date: 2025-05-14T10:00:00Z".',
        ]),
      ],
);
