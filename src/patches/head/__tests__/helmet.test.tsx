import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { Helmet } from '../helmet';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const head = () =>
  [...document.head.children].map(({ outerHTML }) => outerHTML.replace(' data-rh="true"', ''));

function Page({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      <Helmet>
        <html lang="en" className="site" />
        <title>Site</title>
        <meta name="description" content="Site" />
        <meta property="og:type" content="website" />
      </Helmet>
      {children}
    </>
  );
}

test('inner elements replace outer ones, until they are gone', async () => {
  const { rerender, unmount } = render(
    <Page>
      <Helmet>
        <html lang="en" className="site page" data-part="a" />
        <title>Page | {'Site'}</title>
        <>
          <meta name="description" content="Page" />
        </>
        {false}
        <link rel="canonical" href="/page" />
        <link rel="alternate" href="/page" hrefLang="en" />
        <link rel="alternate" href="/page" hrefLang="x-default" />
        <script type="application/ld+json">{'{"a":"<&"}'}</script>
      </Helmet>
    </Page>,
  );
  await frame();
  expect(document.documentElement.className).toBe('site page');
  expect(head().sort()).toEqual([
    '<link rel="alternate" href="/page" hreflang="en">',
    '<link rel="alternate" href="/page" hreflang="x-default">',
    '<link rel="canonical" href="/page">',
    '<meta name="description" content="Page">',
    '<meta property="og:type" content="website">',
    '<script type="application/ld+json">{"a":"<&"}</script>',
    '<title>Page | Site</title>',
  ]);

  rerender(<Page />);
  await frame();
  expect(document.documentElement.outerHTML).toMatch(/^<html lang="en" class="site">/);
  expect(head().sort()).toEqual([
    '<meta name="description" content="Site">',
    '<meta property="og:type" content="website">',
    '<title>Site</title>',
  ]);
  unmount();
});

test('prerendered elements stay as they are', async () => {
  document.head.innerHTML =
    '<meta content="Site" name="description" data-rh="true"><meta id="own">';
  const prerendered = [...document.head.children];
  render(<Page />);
  await frame();
  expect([...document.head.children].slice(0, 2)).toEqual(prerendered);
  expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1);
});
