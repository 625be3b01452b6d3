import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, setTheme } from './site';

/** WCAG 2.2 AA: the rules of each level have their own tag. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors. Only their outcome depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type WithAxe = typeof globalThis & { axe: typeof axe };

/** What `axe.source` is, in less than half the size. */
const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on a part of the page as it is, and describes each violation: rule and elements. */
async function run(page: Page, within: string, options: RunOptions): Promise<string[]> {
  // Once for each document: to compile axe takes as long as an audit.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const all: RunOptions = { ...options, resultTypes: ['violations'], selectors: false };
  const { violations } = await page.evaluate(
    ([part, runOptions]) => (window as unknown as WithAxe).axe.run(part, runOptions),
    [within, all] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Accessibility violations of the page.
 *
 * @param scope selector of the part that is audited, and rules that are left out
 */
export function audit(
  page: Page,
  { within = 'html', without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return run(page, within, { runOnly: { type: 'tag', values: tags }, rules });
}

/** Those violations of which {@link audit} finds others in another theme. */
function auditColors(page: Page, within: string): Promise<string[]> {
  return run(page, within, { runOnly: { type: 'rule', values: colorRules } });
}

/** Asserts that a part of the page has no violations in either theme. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  await setTheme(page, 'light');
  expect(await audit(page, { within })).toEqual([]);
  await setTheme(page, 'dark');
  expect(await auditColors(page, within), 'dark').toEqual([]);
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
