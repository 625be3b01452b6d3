import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Locale } from './locales';
import { optionTable } from './options';

export type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** A text in all languages, for what Docusaurus' translation files of the sidebar do not cover. */
export type Texts = Record<Locale, string>;

/** What a sidebar item may have in addition to Docusaurus' fields. */
export interface ItemProps {
  /** A word beside the label, such as "new". */
  tag?: Texts;
  /** For styles: the `data-context` attribute of the item. */
  context?: string;
}

/** `customProps` of the items that this file makes, as the sidebar reads them. */
export interface CustomProps extends ItemProps {
  divider?: 'solid' | 'dashed';
  sectionHeader?: Texts;
}

function html(customProps: CustomProps): SidebarItem {
  // `html` is the only kind of item that previous and next links skip. The theme renders the props,
  // not the value.
  return { type: 'html', value: '-', customProps: { ...customProps } };
}

/** A line between items. */
export function divider(dividerType: 'solid' | 'dashed' = 'solid'): SidebarItem {
  return html({ divider: dividerType });
}

/** A heading above items. */
export function sectionHeader(sectionHeaderText: Texts, props: ItemProps = {}): SidebarItem {
  return html({ sectionHeader: sectionHeaderText, ...props });
}

/** A page with tag or context. */
export function page(id: string, props: ItemProps): SidebarItem {
  return { type: 'doc', id, customProps: { ...props } };
}

/** `config/lib/auto-external` → `lib.autoExternal` */
function optionOf(id: string): string {
  const [, ...parts] = id.split('/');
  return parts.join('.').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A page, with a tag if it is about an option that is deprecated. */
export function taggedPage(id: string): SidebarItem {
  const isDeprecated = optionTable[optionOf(id)]?.deprecated !== undefined;
  return isDeprecated ? page(id, { tag: { en: 'deprecated', zh: '已弃用' } }) : id;
}

/**
 * A collapsible group that starts expanded.
 *
 * @param dir folder of the pages
 * @param pages their names, in order, and what stands between them
 * @param index whether the label links to `<dir>/index`
 */
export function group(
  label: string,
  dir: string,
  pages: SidebarItem[],
  index = false,
): SidebarItem {
  return {
    type: 'category',
    label,
    key: dir,
    collapsible: true,
    collapsed: false,
    ...(index && { link: { type: 'doc', id: `${dir}/index` } }),
    items: pages.map((each) => (typeof each === 'string' ? taggedPage(`${dir}/${each}`) : each)),
  };
}
