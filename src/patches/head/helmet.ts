import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Properties of an element in the head, as React names them. */
type Attributes = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null | undefined;
type HeadElement = ReactElement<Attributes, string>;

/** Marks the elements that this module manages, in prerendered pages, too. */
const mark = 'data-rh';

/** Attributes by which a later element replaces an earlier one, by tag. */
const keys: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charSet', 'httpEquiv', 'property', 'itemProp'],
  link: ['href'],
};

/** What the mounted heads contain, by the order in which they were first rendered: outer first. */
const heads = new Map<number, readonly HeadElement[]>();
let rendered = 0;
let frame = 0;
/** Attributes that this module has set on the document and its body. */
const set = new Map<string, Set<string>>();

function flatten(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child as HeadElement];
  });
}

function keyOf({ type, props }: HeadElement): string | undefined {
  if (type === 'link' && props.rel === 'canonical') return 'link rel=canonical';
  const name = keys[type]?.find((key) => props[key] !== undefined);
  return name && `${type} ${name}=${String(props[name])}`;
}

/** Elements of all heads, without those that an inner head replaces. */
function merged(): HeadElement[] {
  const seen = new Set<string | undefined>();
  const inner = [...heads].sort(([a], [b]) => b - a).map(([, elements]) => elements);
  const kept = inner.map((elements) => {
    const own = elements.filter((element) => !seen.has(keyOf(element)));
    for (const key of elements.map(keyOf)) if (key) seen.add(key);
    return own;
  });
  return kept.reverse().flat();
}

function attributeName(property: string): string {
  return { className: 'class', httpEquiv: 'http-equiv' }[property] ?? property.toLowerCase();
}

function setAttributes(element: Element, props: Attributes): Set<string> {
  const names = new Set<string>();
  for (const [property, value] of Object.entries(props) as [string, Value][]) {
    if (property === 'children' || value === undefined || value === null) continue;
    const name = attributeName(property);
    names.add(name);
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
  return names;
}

function updateAttributes(element: Element, elements: readonly HeadElement[]): void {
  const tag = element.tagName.toLowerCase();
  const all = elements.filter(({ type }) => type === tag).map(({ props }) => props);
  const names = setAttributes(element, Object.assign({}, ...all) as Attributes);
  for (const name of set.get(tag) ?? []) if (!names.has(name)) element.removeAttribute(name);
  set.set(tag, names);
}

function textOf({ props }: HeadElement): string {
  return Children.toArray(props.children as ReactNode)
    .filter((child) => typeof child !== 'object')
    .join('');
}

function create(headElement: HeadElement): Element {
  const { type, props } = headElement;
  const element = document.createElement(type);
  setAttributes(element, { [mark]: 'true', ...props });
  element.textContent = textOf(headElement);
  return element;
}

function update(): void {
  const elements = merged();
  updateAttributes(document.documentElement, elements);
  updateAttributes(document.body, elements);
  const title = elements.filter(({ type }) => type === 'title').pop();
  if (title) document.title = textOf(title);

  const old = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const element of elements) {
    if (['html', 'body', 'title'].includes(element.type)) continue;
    const created = create(element);
    const index = old.findIndex((present) => present.isEqualNode(created));
    if (index < 0) document.head.append(created);
    else old.splice(index, 1);
  }
  for (const element of old) element.remove();
}

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

/**
 * Contributes elements to the head of the document, and attributes to the document and its body.
 * Docusaurus uses react-helmet-async for it, which weighs 5 kB compressed and merges everything
 * again for each component that contributes; the server still does.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => rendered++);
  useLayoutEffect(() => {
    heads.set(order, flatten(children));
    scheduleUpdate();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      scheduleUpdate();
    },
    [order],
  );
  return null;
}

/** Nothing: only the server collects the elements of a page. */
export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
