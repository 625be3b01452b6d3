import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { squeeze } from '../squeeze';

/** GitHub's alerts by Docusaurus' kinds of admonitions. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** Kind of admonition that an element is, if it is one: `theme-admonition-warning` → `warning`. */
export function admonitionKind({ properties: { className } }: Element): string | undefined {
  const prefix = 'theme-admonition-';
  const names = [className].flat().map(String);
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

/**
 * Heading and content → `> [!WARNING]`, the heading in bold, the content.
 *
 * @param label default heading of this kind of admonition, which is omitted because the alert
 *   implies it
 */
export function admonition(
  state: State,
  { children }: Element,
  kind: string,
  label: string | undefined,
): RootContent {
  const [heading, ...content] = children.filter((child) => child.type === 'element');
  // An HTML node is not escaped; a text node in brackets would get a backslash.
  const mark: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'html', value: `[!${alerts[kind] ?? 'NOTE'}]` }],
  };
  if (heading && squeeze(toString(heading)) !== label) {
    const title = state.all(heading) as PhrasingContent[];
    mark.children.push({ type: 'text', value: '\n' }, { type: 'strong', children: title });
  }
  const blocks = content.flatMap((each) => state.toFlow(state.all(each)) as BlockContent[]);
  return { type: 'blockquote', children: [mark, ...blocks] };
}
