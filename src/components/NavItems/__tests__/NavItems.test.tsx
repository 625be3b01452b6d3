import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isClientNavigation, renderOnPage } from '@site/src/testing/render';
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

describe.each(['bar', 'column'] as const)('a group in the form "%s"', (form) => {
  const group = {
    label: 'More',
    tag: 'new',
    items: [
      { label: 'Rspack', href: 'https://rspack.rs', tag: 'beta' },
      { label: 'Start', to: '/guide/start/' },
      { label: 'Blog', to: '/blog/' },
    ],
  };
  const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

  beforeEach(async () => {
    renderOnPage(<NavItems items={[group]} form={form} />, {
      locale: 'zh',
      path: '/zh/guide/start/quick-start',
    });
    if (form === 'bar') await userEvent.click(screen.getByRole('button', { name: /^More/ }));
  });

  test('shows its tag and those of its items', () => {
    expect(screen.getByText('new')).toBeVisible();
    expect(link('Rspack')).toContainElement(screen.getByText('beta'));
  });

  test('opens links to other sites in a new tab', () => {
    expect(link('Rspack')).toHaveAttribute('href', 'https://rspack.rs');
    expect(link('Rspack')).toHaveAttribute('target', '_blank');
    expect(link('Rspack')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('links to pages in the same language without reloading', () => {
    expect(link('Start')).toHaveAttribute('href', '/zh/guide/start/');
    expect(link('Start')).not.toHaveAttribute('target');
    expect(isClientNavigation(link('Start'))).toBe(true);
  });

  test('marks the item of the section', () => {
    expect(link('Start')).toHaveAttribute('aria-current', 'true');
    expect(link('Blog')).not.toHaveAttribute('aria-current');
  });
});
