import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SocialLink } from '@site/src/site/types';
import { renderOnPage } from '@site/src/testing/render';
import SocialLinks from '..';

const hosts = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'];

/** Names of the links in a list. */
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

test('up to five links are inline, and the rest in a popup', async () => {
  const show = (count: number) => {
    const links = hosts.slice(0, count).map((host): SocialLink => ({
      icon: { svg: '<svg></svg>' },
      mode: 'link',
      content: `https://${host}/`,
    }));
    return renderOnPage(<SocialLinks links={links} />);
  };
  const { unmount } = show(5);
  expect(names(screen.getByRole('list'))).toEqual(hosts.slice(0, 5));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(6);
  expect(names(screen.getByRole('list'))).toEqual(hosts.slice(0, 5));
  await userEvent.click(screen.getByRole('button', { name: 'More links' }));
  expect(names(screen.getAllByRole('list')[1]!)).toEqual(hosts.slice(5));
});

test('no links show nothing', () => {
  renderOnPage(<SocialLinks links={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test.each([
  ['text', 'Join us', (popup) => within(popup).getByText('Join us')],
  ['img', '/img/code.png', (popup) => within(popup).getByRole('img', { name: 'Discord' })],
  ['dom', '<b>bold</b>', (popup) => within(popup).getByText('bold', { selector: 'b' })],
] satisfies [SocialLink['mode'], string, (popup: HTMLElement) => HTMLElement][])(
  'mode %s shows its content in a popup',
  async (mode, content, find) => {
    renderOnPage(<SocialLinks links={[{ icon: 'discord', mode, content }]} />);
    const button = screen.getByRole('button', { name: 'Discord' });
    await userEvent.click(button);
    const popup = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(find(popup)).toBeVisible();
  },
);

const svg = '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
const titled = '<svg viewBox="0 0 1 1"><title>Mastodon</title><path d="M0 0h1"/></svg>';

test.each<[SocialLink, 'link' | 'button', string]>([
  [{ icon: { svg }, mode: 'link', content: 'https://a.example/b' }, 'link', 'a.example'],
  [{ icon: { svg }, mode: 'text', content: 'Call us' }, 'button', 'Call us'],
  // Neither markup nor the path of an image can serve as a name.
  [{ icon: { svg }, mode: 'dom', content: '<b>Call us</b>' }, 'button', 'Community'],
  [{ icon: { svg }, mode: 'img', content: '/img/code.png' }, 'button', 'Community'],
  [{ icon: { svg: titled }, mode: 'link', content: 'https://a.example/b' }, 'link', 'Mastodon'],
  [{ icon: { svg: titled }, mode: 'img', content: '/img/code.png' }, 'button', 'Mastodon'],
])('%j is a %s named "%s"', (socialLink, role, name) => {
  renderOnPage(<SocialLinks links={[socialLink]} />);
  expect(screen.getByRole(role)).toHaveAccessibleName(name);
});
