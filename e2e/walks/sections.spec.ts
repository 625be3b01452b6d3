import fs from 'node:fs';
import path from 'node:path';
import { localeCodes, locales } from '../../src/site/locales';
import { test } from '../journeys/reader';
import { expectPage, followSidebar, neighbors, sidebarLinks } from '../journeys/ways';
import { expect, open, realSite } from '../site';

/** The title of a prerendered page, which may be longer than its label in the sidebar. */
function titleOf(url: string): string {
  const file = url.endsWith('/') ? `${url}index.html` : `${url}.html`;
  const html = fs.readFileSync(path.join(realSite, file), 'utf8');
  return /<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
}

// Each language and each width is covered once; their combinations add nothing.
for (const [index, locale] of localeCodes.entries()) {
  const width = index % 2 === 0 ? 375 : 1440;
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ locale: locales[locale].htmlLang, viewport: { width, height: 800 } });

    for (const section of ['/guide/start/', '/config/']) {
      test(`reads ${section} page by page to the end of the section, and back`, async ({
        page,
        reader,
      }) => {
        await open(page, reader.url(section));
        const pages = await sidebarLinks(page, reader).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? ''),
        );
        const { previous, next } = neighbors(page, reader);
        // An overview leads to all of its pages, and not to a next one.
        const [first, second] = pages;
        const isOverview = (await next.count()) === 0;
        if (isOverview) await followSidebar(page, reader, second ?? '');
        const onward = isOverview ? pages.slice(1) : pages;
        expect(onward.length).toBeGreaterThan(1);

        for (const [way, order] of [
          [next, onward],
          [previous, [...pages].reverse()],
        ] as const) {
          for (const [index, url] of order.entries()) {
            if (index > 0) await way.click();
            await expect(page).toHaveURL(url);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(url));
            const place = await page.evaluate(() => [
              document.documentElement.lang,
              window.scrollY,
            ]);
            expect(place).toEqual([reader.lang, 0]);
          }
          await expect(way).toHaveCount(0);
        }
        await expectPage(page, reader, first ?? '');
      });
    }
  });
}
