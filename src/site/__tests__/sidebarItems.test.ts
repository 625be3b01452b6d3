import { inAllLanguages } from '../../testing/inAllLanguages';
import { divider, page, sectionHeader, taggedPage } from '../sidebarItems';

interface SidebarsUtils {
  getDocNavigation: (options: {
    docId: string;
    displayedSidebar: undefined;
    unlistedIds: Set<string>;
  }) => Record<'previous' | 'next', { id?: string } | undefined>;
}

const { createSidebarsUtils } = jest.requireActual<{
  createSidebarsUtils: (sidebars: unknown) => SidebarsUtils;
}>('@docusaurus/plugin-content-docs/lib/sidebars/utils');
const { validateSidebars } = jest.requireActual<{ validateSidebars: (sidebars: unknown) => void }>(
  '@docusaurus/plugin-content-docs/lib/sidebars/validation',
);

const sidebars = {
  guide: [
    sectionHeader(inAllLanguages('First')),
    page('a', { tag: inAllLanguages('new') }),
    divider(),
    sectionHeader(inAllLanguages('Second'), { tag: inAllLanguages('new') }),
    divider('dashed'),
    page('b', { context: 'quiet' }),
  ],
};

test('the docs plugin accepts our items', () => {
  expect(() => validateSidebars(sidebars)).not.toThrow();
});

test('previous and next links skip dividers and headers', () => {
  const utils = createSidebarsUtils(sidebars);
  const navigation = (docId: string) =>
    utils.getDocNavigation({ docId, displayedSidebar: undefined, unlistedIds: new Set() });
  expect(navigation('a').previous).toBeUndefined();
  expect(navigation('a').next?.id).toBe('b');
  expect(navigation('b').previous?.id).toBe('a');
  expect(navigation('b').next).toBeUndefined();
});

test('only pages about deprecated options are tagged', () => {
  const tag = { en: 'deprecated', zh: '已弃用' };
  const id = 'config/lib/auto-external';
  expect(taggedPage(id)).toEqual({ type: 'doc', id, customProps: { tag } });
  expect(taggedPage('config/lib/umd-name')).toBe('config/lib/umd-name');
  expect(taggedPage('guide/basic/cli')).toBe('guide/basic/cli');
});
