import { waitFor } from '@testing-library/react';

const root = document.documentElement;
const colors = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((meta) =>
    meta.getAttribute('content'),
  );

test("the browser's bars follow the theme of the page", async () => {
  document.head.innerHTML = `<style>:root { --color-page: #fff } [data-theme=dark] { --color-page: #141414 }</style>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141414">`;
  root.dataset.theme = 'dark';
  await import('../syncThemeColor');
  expect(colors()).toEqual(['#141414', '#141414']);
  root.dataset.theme = 'light';
  await waitFor(() => expect(colors()).toEqual(['#fff', '#fff']));
});
