import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SocialLink } from '@site/src/site/types';
import { renderOnPage } from '@site/src/testing/render';
import SocialLinks from '..';

const link = (number: number): SocialLink => ({
  icon: { svg: '<svg></svg>' },
  mode: 'link',
  content: `https://host${number}.example/`,
});

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.closest('li')?.className]);

/** The names of some links, each with the class of its item. */
const listed = (numbers: number[], className: string) =>
  numbers.map((number) => [`host${number}.example`, className]);

// CSS shows the items with these classes depending on the width of the navbar.
test.each([
  [3, listed([1, 2, 3], ''), undefined, undefined],
  [4, listed([1, 2, 3, 4], 'wideOnly'), listed([1, 2, 3, 4], 'narrowOnly'), 'narrowOnly'],
  [
    7,
    listed([1, 2, 3, 4, 5], 'wideOnly'),
    [...listed([1, 2, 3, 4, 5], 'narrowOnly'), ...listed([6, 7], '')],
    '',
  ],
])(
  'of %d links, up to five are inline and the rest in a popup; in a narrow navbar up to three or none',
  async (count, inline, inPopup, className) => {
    renderOnPage(<SocialLinks links={Array.from({ length: count }, (_, at) => link(at + 1))} />);
    expect(names(screen.getByRole('list'))).toEqual(inline);
    const more = screen.queryByRole('button', { name: 'More links' });
    expect(more?.closest('li')?.className).toBe(className);
    if (!more) return;
    await userEvent.click(more);
    expect(names(screen.getAllByRole('list')[1] as HTMLElement)).toEqual(inPopup);
  },
);

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
