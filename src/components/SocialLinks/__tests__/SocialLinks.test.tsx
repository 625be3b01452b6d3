import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SocialLink } from '@site/src/config/types';
import { renderOnPage } from '@site/src/testing/render';
import SocialLinks from '..';

const link = (number: number): SocialLink => ({
  icon: { svg: '<svg></svg>' },
  mode: 'link',
  content: `https://host${number}.example/`,
});

test('five stand in the bar, the rest in a popup', async () => {
  renderOnPage(<SocialLinks links={[1, 2, 3, 4, 5, 6, 7].map(link)} />);
  expect(screen.getAllByRole('link')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'More links' }));
  expect(screen.getAllByRole('link')).toHaveLength(7);
});

test('five need no popup, and none show nothing', () => {
  const { unmount } = renderOnPage(<SocialLinks links={[1, 2, 3, 4, 5].map(link)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  renderOnPage(<SocialLinks links={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a link opens in a new tab', () => {
  renderOnPage(
    <SocialLinks links={[{ icon: 'github', mode: 'link', content: 'https://a.example/' }]} />,
  );
  const github = screen.getByRole('link', { name: 'GitHub' });
  expect(github).toHaveAttribute('target', '_blank');
  expect(github).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test.each([
  ['text', 'Join us', (popup: HTMLElement) => within(popup).getByText('Join us')],
  [
    'img',
    '/img/code.png',
    (popup: HTMLElement) => within(popup).getByRole('img', { name: 'Discord' }),
  ],
  ['dom', '<b>bold</b>', (popup: HTMLElement) => within(popup).getByText('bold')],
] as const)('mode %s shows its content in a popup', async (mode, content, find) => {
  renderOnPage(<SocialLinks links={[{ icon: 'discord', mode, content }]} />);
  const button = screen.getByRole('button', { name: 'Discord' });
  await userEvent.click(button);
  const popup = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(popup).toBeVisible();
  expect(find(popup as HTMLElement)).toBeInTheDocument();
});

const svg = '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
const titled = svg.replace('<path', '<title>Mastodon</title><path');

test.each<[SocialLink, 'link' | 'button', string]>([
  [{ icon: { svg }, mode: 'link', content: 'https://a.example/b' }, 'link', 'a.example'],
  [{ icon: { svg }, mode: 'text', content: 'Call us' }, 'button', 'Call us'],
  // Neither markup nor the path of a picture is a name.
  [{ icon: { svg }, mode: 'dom', content: '<b>Call us</b>' }, 'button', 'Community'],
  [{ icon: { svg }, mode: 'img', content: '/img/code.png' }, 'button', 'Community'],
  [{ icon: { svg: titled }, mode: 'link', content: 'https://a.example/b' }, 'link', 'Mastodon'],
  [{ icon: { svg: titled }, mode: 'img', content: '/img/code.png' }, 'button', 'Mastodon'],
])('%j is a %s named "%s"', (socialLink, role, name) => {
  renderOnPage(<SocialLinks links={[socialLink]} />);
  expect(screen.getByRole(role)).toHaveAccessibleName(name);
});
