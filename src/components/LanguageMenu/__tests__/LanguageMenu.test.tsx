import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isClientNavigation, renderOnPage, type PageOptions } from '@site/src/testing/render';
import LanguageMenu from '..';

async function openMenu(page: PageOptions): Promise<void> {
  renderOnPage(<LanguageMenu />, page);
  await userEvent.click(screen.getByRole('button', { name: /^Language/ }));
}

const link = (name: string) => screen.getByRole('link', { name });

describe.each<[Required<PageOptions>, string, string]>([
  [
    { locale: 'en', path: '/guide/start/quick-start?a=1#run' },
    '/guide/start/quick-start?a=1#run',
    '/zh/guide/start/quick-start?a=1#run',
  ],
  [
    { locale: 'zh', path: '/zh/guide/start/quick-start?a=1#run' },
    '/guide/start/quick-start?a=1#run',
    '/zh/guide/start/quick-start?a=1#run',
  ],
  [{ locale: 'en', path: '/guide/nope?a=1#run' }, '/', '/zh/'],
  [{ locale: 'zh', path: '/zh/guide/nope?a=1#run' }, '/', '/zh/'],
  // The router has decoded this path once.
  [{ locale: 'en', path: '/guide/start/quick%252Dstart' }, '/', '/zh/'],
])('on %j', (page, english, chinese) => {
  test(`English is ${english}, Chinese is ${chinese}`, async () => {
    await openMenu(page);
    expect(link('English')).toHaveAttribute('href', english);
    expect(link('简体中文')).toHaveAttribute('href', chinese);
  });
});

test('another language is loaded in full, in the same tab', async () => {
  await openMenu({ locale: 'zh', path: '/zh/guide/start/quick-start' });
  expect(link('English')).toHaveAttribute('target', '_self');
  expect(link('English')).toHaveAttribute('lang', 'en');
  expect(isClientNavigation(link('English'))).toBe(false);
});

test('the button names the language of the page', async () => {
  await openMenu({ locale: 'zh', path: '/zh/guide/start/quick-start' });
  expect(screen.getByRole('button')).toHaveAccessibleName('Language: 简体中文');
  expect(screen.getByRole('button')).toHaveTextContent('简体中文');
  expect(link('简体中文')).toHaveAttribute('aria-current', 'true');
  expect(link('English')).not.toHaveAttribute('aria-current');
});
