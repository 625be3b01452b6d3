import { locales } from '../../src/config/locales';
import { test } from '../journeys/reader';
import { expectPage, followSidebar, neighbors, sidebarLinks } from '../journeys/ways';
import { expect, open } from '../site';

// Every language and every width once: the way does not depend on both.
for (const { locale, width } of [
  { locale: 'en', width: 375 },
  { locale: 'zh', width: 1440 },
] as const) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ locale: locales[locale].htmlLang, viewport: { width, height: 800 } });

    for (const section of ['/guide/start/', '/config/']) {
      test(`reads ${section} page by page to the end of the section, and back`, async ({
        page,
        reader,
      }) => {
        await open(page, reader.url(section));
        const pages = await sidebarLinks(page, reader).evaluateAll((links) =>
          links.map((link) => ({ url: link.getAttribute('href') ?? '', name: link.textContent })),
        );
        const { previous, next } = neighbors(page, reader);
        // An overview leads to all of its pages, and not to a next one.
        const [first, second] = pages;
        const isOverview = (await next.count()) === 0;
        if (isOverview) await followSidebar(page, reader, second?.url ?? '');
        const onward = isOverview ? pages.slice(1) : pages;
        expect(onward.length).toBeGreaterThan(1);

        for (const [way, order] of [
          [next, onward],
          [previous, [...pages].reverse()],
        ] as const) {
          for (const [index, { url, name }] of order.entries()) {
            if (index > 0) await way.click();
            await expect(page).toHaveURL(url);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
            const place = await page.evaluate(() => [
              document.documentElement.lang,
              window.scrollY,
            ]);
            expect(place).toEqual([reader.lang, 0]);
          }
          await expect(way).toHaveCount(0);
        }
        await expectPage(page, reader, first?.url ?? '');
      });
    }
  });
}
