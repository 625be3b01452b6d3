import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

/** WCAG 2.2 AA: the rules of each level have their own tag. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors. Only their outcome depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type WithAxe = typeof globalThis & { axe: typeof axe };

/** What `axe.source` is, in less than half the size. */
const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into the document, once: to compile it takes as long as an audit. */
async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

function describe(violations: readonly Result[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

export interface Scope {
  /** Selector of the part that is audited, if not the whole page. */
  within?: string;
  /** Rules that are left out. */
  without?: readonly string[];
}

/** Accessibility violations of the page as it is, one line each: rule and elements. */
export async function audit(
  page: Page,
  { within = 'html', without = [] }: Scope = {},
): Promise<string[]> {
  await inject(page);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    selectors: false,
  };
  const violations = await page.evaluate(
    async ([part, runOptions]) => {
      const results = await (window as unknown as WithAxe).axe.run(part, runOptions);
      return results.violations;
    },
    [within, options] as const,
  );
  return describe(violations);
}

/** {@link audit} without the rules that {@link auditColors} has. */
export function auditStructure(page: Page): Promise<string[]> {
  return audit(page, { without: colorRules });
}

/**
 * What the contrast of a text depends on, as far as a text of this kind has passed in this worker.
 */
const passedKinds = new Set<string>();

/**
 * Violations of the rules that look at colors, one line each. Contrast is a property of a text's
 * color and size and of what is painted behind it, so texts are not audited that have all this in
 * common with one that has passed on another page or at another width.
 *
 * @param within selector of the part that is audited
 */
export async function auditColors(page: Page, within = 'body'): Promise<string[]> {
  await inject(page);
  const { violations, kinds } = await page.evaluate(
    async ([part, rules, known]) => {
      const backdrops = new Map<Element, string>();
      const backdropOf = (element: Element): string => {
        let backdrop = backdrops.get(element);
        if (backdrop === undefined) {
          const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
          const own = [backgroundColor, backgroundImage, opacity, filter].join();
          const isClear = own === 'rgba(0, 0, 0, 0),none,1,none';
          const parent = element.parentElement;
          backdrop = (parent ? backdropOf(parent) : '') + (isClear ? '' : `/${own}`);
          backdrops.set(element, backdrop);
        }
        return backdrop;
      };
      const kindOf = (element: Element): string => {
        const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
        const around = element.parentElement && getComputedStyle(element.parentElement).color;
        const text = [element.localName, color, fontSize, fontWeight, textDecorationLine, around];
        return `${text.join()} on ${backdropOf(element)}`;
      };
      const hasText = (element: Element) =>
        element.localName === 'input' ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

      /** Neither transparent nor cut away: axe passes over such texts, too. */
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath !== 'inset(50%)';

      const unknown = new Map<unknown, string>();
      for (const element of document.querySelectorAll(`${part} *`)) {
        if (!hasText(element) || !isSeen(element)) continue;
        const kind = kindOf(element);
        if (!known.includes(kind)) unknown.set(element, kind);
      }
      if (unknown.size === 0) return { violations: [], kinds: [] };
      const results = await (window as unknown as WithAxe).axe.run(
        { include: [...unknown.keys()] as string[] },
        {
          runOnly: { type: 'rule', values: rules },
          resultTypes: ['violations', 'passes'],
          elementRef: true,
          selectors: false,
        },
      );
      const passes = results.passes.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
      return {
        violations: results.violations,
        kinds: passes.flatMap(({ element }) => unknown.get(element) ?? []),
      };
    },
    [within, colorRules, [...passedKinds]] as const,
  );
  if (violations.length === 0) for (const kind of kinds) passedKinds.add(kind);
  return describe(violations);
}

/** The code that buttons cover, as far as it is scrolled into view. */
export const coveredCode = (page: Page) =>
  page.locator('figure:has(pre)').evaluateAll((figures) => {
    const boxesOf = (figure: Element) =>
      [...figure.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect());
    return figures.flatMap((figure) => {
      const pre = figure.querySelector('pre')!;
      const { left, right } = pre.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(pre);
      const isCovered = [...text.getClientRects()].some((line) =>
        boxesOf(figure).some(
          (button) =>
            Math.max(line.left, left, button.left) < Math.min(line.right, right, button.right) &&
            Math.max(line.top, button.top) < Math.min(line.bottom, button.bottom),
        ),
      );
      return isCovered ? pre.textContent : [];
    });
  });
