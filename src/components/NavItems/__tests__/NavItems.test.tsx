import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Page, renderOnPage } from '@site/src/testing/render';
import NavItems from '..';

test.each(['/guide/basic/cli', '/zh/guide/basic/cli'])('on %s the guide is current', (path) => {
  const items = [
    { label: 'Guide', to: '/guide/' },
    { label: 'Config', to: '/config/' },
  ];
  renderOnPage(<NavItems items={items} />, { path });
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Config' })).not.toHaveAttribute('aria-current');
});

test('an entry may lead elsewhere', () => {
  const items = [{ label: 'Rspack', href: 'https://rspack.rs' }];
  renderOnPage(<NavItems items={items} />);
  expect(screen.getByRole('link', { name: /Rspack/ })).toHaveAttribute('href', 'https://rspack.rs');
});

test('on the not-found view the entry of the section is current, though the served page knows no path', () => {
  const on = (path: string) => (
    <Page path={path}>
      <NavItems items={[{ label: 'Guide', to: '/guide/' }]} />
    </Page>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(on('/404.html'));
  document.body.append(container);
  expect(screen.getByRole('link', { name: 'Guide' })).not.toHaveAttribute('aria-current');
  render(on('/guide/nope'), { container, hydrate: true });
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
});
