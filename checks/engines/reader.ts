import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { homeOf, locales, type Locale } from '../../src/site/locales';
import { storageKeys } from '../../src/site/storageKeys';
import type { Driver } from './browsers/driver';
import * as page from './page';
import { notes, type Site } from './site';

/** How long a reader waits for what should happen on a busy machine, in ms. */
const patience = 15_000;
/** How often a reader looks, in ms. */
const interval = 50;
/** What has not changed for so long is at rest, in ms: see e2e/journeys/ways.ts. */
const restingTime = 250;

/** Someone who reads the site in a language, in a window with a width. */
export class Reader {
  constructor(
    readonly driver: Driver,
    private readonly site: Site,
    readonly language: Locale,
    /** Whether the window has room for the entries of the navbar. */
    readonly isWide: boolean,
  ) {}

  /** The same reader in another language. */
  in(language: Locale): Reader {
    return new Reader(this.driver, this.site, language, this.isWide);
  }

  /** URL of a page in a language: `/guide/start/` → `/zh/guide/start/`. */
  url(route: string, language = this.language): string {
    return homeOf(language) + route.slice(1);
  }

  /** Waits until a function has the expected value in the page. */
  async sees<Args extends unknown[], Value>(
    what: string,
    expected: Value,
    look: (...args: Args) => Value,
    ...args: Args
  ): Promise<void> {
    await this.wait(what, expected, 0, () => this.driver.run(look, ...args));
  }

  private async wait(what: string, expected: unknown, time: number, look: () => Promise<unknown>) {
    let seen: unknown;
    let since = 0;
    for (const end = Date.now() + patience; Date.now() < end; await setTimeout(interval)) {
      // There may be nothing to look at while a document takes the place of another one.
      seen = await look().catch((error: Error) => error.message);
      const isSeen = isDeepStrictEqual(seen, expected);
      if (!isSeen) since = 0;
      else if (Date.now() - (since ||= Date.now()) >= time) return;
    }
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`);
  }

  /** Starts without anything in the browser's storage, but not with a redirect to a language. */
  async begin(): Promise<void> {
    this.site.failures.length = 0;
    await this.driver.open(`${this.site.origin}/robots.txt`);
    await this.driver.run(page.forget, storageKeys.visited);
  }

  /** What has gone wrong so far. */
  async problems(): Promise<string[]> {
    const noted = await this.driver.run((key) => sessionStorage[key] as string | undefined, notes);
    return [...(noted ?? '').trim().split('\n').filter(Boolean), ...this.site.failures];
  }

  async open(route: string): Promise<void> {
    await this.driver.open(this.site.origin + this.url(route));
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.sees('page', 'hydrated', page.state);
  }

  async reload(): Promise<void> {
    // A driver's own reload of a URL with a hash may stay in the document.
    await this.driver.run(page.reload);
    await this.hydrated();
  }

  /** Clicks on the first visible element as soon as it rests, with nothing in front of it. */
  async click(selector: string): Promise<void> {
    let point: page.Point | string = '';
    await this.wait(selector, 'at rest', 0, async () => {
      const before = point;
      point = await this.driver.run(page.pointOf, selector);
      if (typeof point === 'string') return point;
      return isDeepStrictEqual(point, before) ? 'at rest' : 'moving';
    });
    const { x, y } = point as unknown as page.Point;
    await this.driver.click(x, y);
  }

  /** Expects that the reader is on a page of their language, and stays where they are. */
  async isAt(url: string, top?: number): Promise<void> {
    const { htmlLang: lang } = locales[this.language];
    const expected = { url, lang, state: 'hydrated', headings: 1, top: top ?? null };
    await this.wait('place', expected, restingTime, async () => {
      const place = await this.driver.run(page.place);
      return { ...place, top: top === undefined ? null : place.top };
    });
  }

  /** Expects that a heading is in the upper half of the window, with nothing in front of it. */
  async isAtHeading(id: string): Promise<void> {
    await this.wait(`#${id}`, 'at the top', restingTime, () =>
      this.driver.run(page.headingPlace, id),
    );
  }
}
