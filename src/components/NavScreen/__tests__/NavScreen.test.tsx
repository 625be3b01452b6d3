import { screen, within } from '@testing-library/react';
import { site } from '@site/src/site/site';
import { renderOnPage } from '@site/src/testing/render';
import NavScreen from '..';

jest.mock('@site/src/components/hooks/useNavItems', () => ({ useNavItems: () => [] }));

jest.mock('@site/src/components/ThemeToggle', () => () => null);

jest.mock('@site/src/components/ThemeChoice', () => ({
  __esModule: true,
  default: () => null,
  appearanceLabel: () => 'Appearance',
}));

const { multiVersion } = site;

beforeEach(() => {
  window.matchMedia = () => new EventTarget() as never;
});

afterEach(() => {
  site.multiVersion = multiVersion;
});

test('it offers the page in each version, if there are several', () => {
  const page = '/zh/guide/start/quick-start?a=1#run';
  site.multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
  renderOnPage(<NavScreen id="screen" bar={{ current: null }} open onClose={jest.fn()} />, {
    locale: 'zh',
    path: page,
  });
  const links = within(screen.getByRole('list', { name: 'Version' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2.x', page],
    ['1.x', `/1.x${page}`],
  ]);
});
