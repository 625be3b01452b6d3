import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { figure, pre } from './codeBlock';

/** Docusaurus' kinds of admonition as GitHub's alerts, which have five other names. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION',
};

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function bold(state: State, children: ElementContent[]): Paragraph {
  const label = state.all({ type: 'root', children }) as PhrasingContent[];
  return { type: 'paragraph', children: [{ type: 'strong', children: label }] };
}

function flow(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

/** Heading and content → `> [!WARNING]`, the heading in bold, the content. */
function admonition(state: State, element: Element, kind: string): RootContent {
  const [heading, ...content] = elementsOf(element);
  const alert = alerts[kind] ?? 'NOTE';
  // As HTML it is written without escapes; text in brackets would get a backslash.
  const mark: Paragraph = { type: 'paragraph', children: [{ type: 'html', value: `[!${alert}]` }] };
  if (heading) {
    const title = bold(state, heading.children).children;
    mark.children.push({ type: 'text', value: '\n' }, ...title);
  }
  return { type: 'blockquote', children: [mark, ...content.flatMap((each) => flow(state, each))] };
}

/** The panel of a tab below its label. */
function tabPanel(state: State, element: Element): BlockContent[] {
  const labels = [element.properties.ariaLabelledBy].flat().map(String);
  const tab = labels.map((id) => state.elementById.get(id)).find(Boolean);
  return [...(tab ? [bold(state, tab.children)] : []), ...flow(state, element)];
}

const div: Handle = (state, element) => {
  const { role } = element.properties;
  if (role === 'tablist') return undefined;
  if (role === 'tabpanel') return tabPanel(state, element);
  const kind = classesOf(element).find((name) => name.startsWith('theme-admonition-'));
  if (kind) return admonition(state, element, kind.slice('theme-admonition-'.length));
  return flow(state, element);
};

/** The label of what can be unfolded: `<summary>` → a bold line. */
const summary: Handle = (state, element) => bold(state, element.children);

/** Terms and what is said of them, the facts of an option: `<dt>Since<dd>0.1.0` → `- **Since**: 0.1.0` */
const dl: Handle = (state, element): List => {
  const items: ListItem[] = [];
  for (const child of elementsOf(element)) {
    const children = state.all(child);
    if (child.tagName === 'dt') {
      const term = bold(state, child.children);
      items.push({ type: 'listItem', spread: false, children: [term] });
    } else {
      const item = items.at(-1);
      const [first, ...rest] = state.toFlow(children) as BlockContent[];
      const term = item?.children[0];
      if (!item || !first || term?.type !== 'paragraph') continue;
      if (first.type === 'paragraph') {
        term.children.push({ type: 'text', value: ': ' }, ...first.children);
        item.children.push(...rest);
      } else {
        term.children.push({ type: 'text', value: ':' });
        item.children.push(first, ...rest);
      }
    }
  }
  return { type: 'list', ordered: false, spread: false, children: items };
};

/**
 * How elements of our pages become Markdown, where the defaults of `hast-util-to-mdast` do not fit.
 *
 * @param url absolute address of the page: what its links and images are relative to
 */
export function handlersFor(url: string): Record<string, Handle> {
  const absolute = (address: unknown) => new URL(String(address), url).href;
  return {
    div,
    dl,
    figure,
    pre,
    summary,
    a: (state, element) => {
      const { href } = element.properties;
      const children = state.all(element) as PhrasingContent[];
      // The target of a link, not a link.
      if (href === undefined) return children;
      return { type: 'link', url: absolute(href), children };
    },
    img: (_state, { properties: { src, alt } }) => {
      const description = String(alt);
      // An image that the bundler wrote into the page has no address: what it shows is all that can be said.
      if (String(src).startsWith('data:'))
        return { type: 'emphasis', children: [{ type: 'text', value: description }] };

      return { type: 'image', url: absolute(src), alt: description };
    },
  };
}
