import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA: each level's rules carry their own tag. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility violations of the page as it stands, one line each: rule and elements.
 *
 * Only violations are described, and no blank page is opened for frames that the site does not have: an audit takes half
 * the time this way.
 *
 * @param narrow restricts the audit to a part of the page, or switches a rule off
 */
export async function audit(
  page: Page,
  narrow: (builder: AxeBuilder) => AxeBuilder = (builder) => builder,
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await narrow(builder.withTags(rules).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
