import { formatIssue } from '../../base/issue';
import { issueOf, lists } from '../mistake';

const mistake = { option: 'lib.id', message: 'is wrong', fix: 'Do this.' };

test.each(['lib.id', "lib.shims.cjs['import.meta.url']", 'root'])(
  'a mistake in %s is reported at its entry, with its details',
  (option) => {
    const text = formatIssue(issueOf({ ...mistake, option, details: '- a\n+ b' }));
    expect(text.replace(/:\d+/, ':1')).toBe(
      `${lists.authored}:1  ${option}: is wrong. Fix: Do this.\n    - a\n    + b`,
    );
  },
);

test('a mistake in another file is reported there', () => {
  const place = { file: 'docs/a.mdx', line: 7 };
  expect(issueOf({ ...mistake, place })).toMatchObject(place);
});
