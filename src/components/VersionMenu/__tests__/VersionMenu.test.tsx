import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@site/src/config/site';
import { renderOnPage } from '@site/src/testing/render';
import VersionMenu from '..';

const { multiVersion } = site;

afterEach(() => {
  site.multiVersion = multiVersion;
});

test.each([[[]], [['1.x']]])('versions %j need no menu', (versions) => {
  site.multiVersion = { default: '1.x', versions };
  const { container } = renderOnPage(<VersionMenu />);
  expect(container).toBeEmptyDOMElement();
});

test('each version leads to the same page of it', async () => {
  site.multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
  renderOnPage(<VersionMenu />, { path: '/config/lib/dts' });
  const button = screen.getByRole('button', { name: 'Version' });
  expect(button).toHaveTextContent('2.x');
  await userEvent.click(button);
  const current = screen.getByRole('link', { name: '2.x' });
  expect(current).toHaveAttribute('href', '/config/lib/dts');
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: '1.x' })).toHaveAttribute('href', '/1.x/config/lib/dts');
});
