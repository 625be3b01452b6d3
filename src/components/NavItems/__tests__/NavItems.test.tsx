import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '@site/src/testing/render';
import NavItems from '..';

const group = {
  label: 'More',
  tag: 'new',
  items: [
    { label: 'Rspack', href: 'https://rspack.rs', tag: 'beta' },
    { label: 'Start', to: '/guide/start/' },
    { label: 'Blog', to: '/blog/' },
  ],
};

test.each(['bar', 'column'] as const)(
  'a group in the form "%s" has tags, links in the language of the page, and others in new tabs',
  async (form) => {
    renderOnPage(<NavItems items={[group]} form={form} />, {
      locale: 'zh',
      path: '/zh/guide/start/quick-start',
    });
    if (form === 'bar') await userEvent.click(screen.getByRole('button', { name: /^More/ }));
    expect(screen.getByText('new')).toBeVisible();
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(
      links.map((link) => [link.textContent, link.href, link.target, link.ariaCurrent]),
    ).toEqual([
      ['Rspack beta', 'https://rspack.rs/', '_blank', null],
      ['Start', 'http://localhost/zh/guide/start/', '', 'true'],
      ['Blog', 'http://localhost/zh/blog/', '', null],
    ]);
  },
);
