import { waitFor } from '@testing-library/react';

const root = document.documentElement;
const colors = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((meta) =>
    meta.getAttribute('content'),
  );

beforeAll(() => {
  root.dataset.theme = 'dark';
});

beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = `<style>:root { --color-page: #fff } [data-theme=dark] { --color-page: #141414 }</style>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141414">`;
});

test('while the theme is that of the system, the bars keep the colors of the HTML', async () => {
  root.dataset.themeChoice = 'system';
  await import('../syncThemeColor');
  expect(colors()).toEqual(['#fff', '#141414']);
});

test("the browser's bars follow the theme that the reader chooses", async () => {
  root.dataset.themeChoice = 'dark';
  await import('../syncThemeColor');
  expect(colors()).toEqual(['#141414', '#141414']);
  root.dataset.theme = 'light';
  await waitFor(() => expect(colors()).toEqual(['#fff', '#fff']));
});
