import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { buildShelf } from '../buildShelf';

const ids = ['quick-start', 'cli', 'overview', 'dts'];
const doc = (id: string) => ({ type: 'doc', id });

test('each group is a book, and a sidebar that begins with a page is one', () => {
  const version = {
    docs: ids.map((id) => ({ id, title: `Title of ${id}`, permalink: `/${id}` })),
    sidebars: {
      guide: [
        { type: 'category', label: 'Start', items: [doc('quick-start')] },
        { type: 'category', label: 'Basic', items: [doc('cli')] },
        { type: 'category', label: 'Empty', items: [] },
      ],
      config: [doc('overview'), { type: 'category', label: 'Lib', items: [doc('dts')] }],
    },
  } as unknown as LoadedVersion;
  expect(buildShelf(version)).toEqual([
    { title: 'Start', permalink: '/quick-start' },
    { title: 'Basic', permalink: '/cli' },
    { title: 'Title of overview', permalink: '/overview' },
  ]);
});
