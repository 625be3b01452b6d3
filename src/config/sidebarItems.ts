import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Locale } from './locales';

export type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** A text of the sidebar that Docusaurus' translation files do not know, in all languages. */
export type Texts = Record<Locale, string>;

/** What a sidebar item may carry beyond Docusaurus' own fields (specification section 3, "Sidebar item"). */
export interface ItemProps {
  /** A word beside the label, as "new". */
  tag?: Texts;
  /** A mark for styles: it stands on the item as `data-context`. */
  context?: string;
}

/** `customProps` of the items that this file makes, as the sidebar reads them. */
export interface CustomProps extends ItemProps {
  divider?: 'solid' | 'dashed';
  sectionHeader?: Texts;
}

function html(customProps: CustomProps): SidebarItem {
  // Of all kinds of items only `html` takes no part in previous and next. What shows is drawn from the props.
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
