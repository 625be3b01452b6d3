import { screen, within } from '@testing-library/react';
import { site } from '@site/src/config/site';
import { renderOnPage } from '@site/src/testing/render';
import MobileScreen from '..';

jest.mock('@site/src/components/NavItems/useNavItems', () => ({ useNavItems: () => [] }));

jest.mock('@site/src/components/ThemeToggle', () => () => null);

const { multiVersion } = site;

beforeEach(() => {
  window.matchMedia = () => new EventTarget() as never;
});

afterEach(() => {
  site.multiVersion = multiVersion;
});

function renderScreen() {
  const close = jest.fn();
  renderOnPage(<MobileScreen id="screen" bar={{ current: null }} open onClose={close} />, {
    path: '/config/lib/dts',
  });
}

const links = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('offers the languages', () => {
  renderScreen();
  expect(links('Language').map(([text]) => text)).toEqual(['English', '简体中文']);
  expect(screen.queryByRole('list', { name: 'Version' })).toBeNull();
});

test('offers the versions where there is more than one', () => {
  site.multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
  renderScreen();
  expect(links('Version')).toEqual([
    ['2.x', '/config/lib/dts'],
    ['1.x', '/1.x/config/lib/dts'],
  ]);
});
