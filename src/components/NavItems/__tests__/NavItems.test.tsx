import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
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
