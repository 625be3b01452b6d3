import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@site/src/site/site';
import { renderOnPage } from '@site/src/testing/render';
import VersionMenu from '..';

const { multiVersion } = site;

afterEach(() => {
  site.multiVersion = multiVersion;
});

test.each([[[]], [['1.x']]])('versions %j have no menu', (versions) => {
  site.multiVersion = { default: '1.x', versions };
  const { container } = renderOnPage(<VersionMenu />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['en', '/guide/start/quick-start?a=1#run', '/guide/start/quick-start?a=1#run'],
  ['zh', '/zh/guide/start/quick-start?a=1#run', '/zh/guide/start/quick-start?a=1#run'],
  ['en', '/guide/nope?a=1#run', '/'],
  ['zh', '/zh/guide/nope?a=1#run', '/zh/'],
] as const)('in %s on %s each version leads to its %s', async (locale, path, target) => {
  site.multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
  renderOnPage(<VersionMenu />, { locale, path });
  const button = screen.getByRole('button', { name: 'Version: 2.x' });
  expect(button).toHaveTextContent('2.x');
  await userEvent.click(button);
  const current = screen.getByRole('link', { name: '2.x' });
  expect(current).toHaveAttribute('href', target);
  expect(current).toHaveAttribute('aria-current', 'true');
  const other = screen.getByRole('link', { name: '1.x' });
  expect(other).toHaveAttribute('href', `/1.x${target}`);
  expect(other).toHaveAttribute('target', '_self');
});
