import type { Check } from '../../base/check';
import type { Issue } from '../../base/issue';
import type { Content, Page } from '../content';

function check({ file, path, text, frontMatter }: Page): Issue[] {
  return [
    ...(/^[a-z0-9-]+\.mdx?$/.test(path) && !/^\d{4}-/.test(path)
      ? []
      : [
          {
            file,
            message:
              'the file name, which becomes the URL of the post, is not lower case, or has a folder or a date',
            fix: 'Rename the file, as in blog/introducing-rslib.mdx.',
          },
        ]),
    ...('date' in frontMatter
      ? []
      : [
          {
            file,
            line: 1,
            message: 'the front matter of the post has no date',
            fix: 'Add one, as in "date: 2025-05-14T10:00:00Z".',
          },
        ]),
    ...(/^\{\/\* truncate \*\/\}$/m.test(text)
      ? []
      : [
          {
            file,
            message: 'nothing says where the summary of the post ends',
            fix: 'Put {/* truncate */} on a separate line after the introduction.',
          },
        ]),
  ];
}

/** Posts have a date and a summary, which the blog overview and the feeds show. */
export const posts: Check<Content> = {
  name: 'content/posts',
  run: ({ pages }) => pages.filter(({ kind }) => kind === 'blog').flatMap(check),
};
