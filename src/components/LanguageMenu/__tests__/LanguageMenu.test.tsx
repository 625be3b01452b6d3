import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isClientNavigation, renderOnPage, type PageOptions } from '@site/src/testing/render';
import LanguageMenu from '..';

async function openMenu(page: PageOptions): Promise<void> {
  renderOnPage(<LanguageMenu />, page);
  await userEvent.click(screen.getByRole('button', { name: /^Language/ }));
}

const link = (name: string) => screen.getByRole('link', { name });

test('a path that would be that of a page if it were decoded twice has only home pages', async () => {
  // The router has decoded it once.
  await openMenu({ locale: 'en', path: '/guide/start/quick%252Dstart' });
  expect(link('English')).toHaveAttribute('href', '/');
  expect(link('简体中文')).toHaveAttribute('href', '/zh/');
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
