import { taggedPage } from '../sidebarItems';

test('only pages about deprecated options are tagged', () => {
  const tag = { en: 'deprecated', zh: '已弃用' };
  const id = 'config/lib/auto-external';
  expect(taggedPage(id)).toEqual({ type: 'doc', id, customProps: { tag } });
  expect(taggedPage('config/lib/umd-name')).toBe('config/lib/umd-name');
  expect(taggedPage('guide/basic/cli')).toBe('guide/basic/cli');
});
