import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@site/src/site/site';
import { renderOnPage } from '@site/src/testing/render';
import SiteMenus from '..';

const { multiVersion } = site;

afterEach(() => {
  site.multiVersion = multiVersion;
});

/** Text, target and state of the links in the open menu. */
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent, link.lang]);

test.each([[[]], [['1.x']]])('versions %j have no menu', (versions) => {
  site.multiVersion = { default: '1.x', versions };
  renderOnPage(<SiteMenus />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['zh', '/zh/guide/start/quick-start?a=1#run', '/zh/guide/start/quick-start?a=1#run'],
  ['zh', '/zh/guide/nope?a=1#run', '/zh/'],
  // A path that would be that of a page only if it were decoded twice; the router has decoded it.
  ['en', '/guide/start/quick%252Dstart', '/'],
] as const)('in %s on %s each version leads to its %s', async (locale, path, target) => {
  site.multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
  renderOnPage(<SiteMenus />, { locale, path });
  await userEvent.click(screen.getByRole('button', { name: 'Version: 2.x' }));
  expect(links()).toEqual([
    ['2.x', target, 'true', ''],
    ['1.x', `/1.x${target}`, null, ''],
  ]);
});
