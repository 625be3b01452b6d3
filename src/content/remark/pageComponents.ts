/** Components that pages may use without an import, by name, with their modules. */
export const pageComponents = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ExampleLinks: '@site/src/components/ExampleLinks',
  FoldedHeading: '@site/src/components/FoldedHeading',
  MessageIndex: '@site/src/components/MessageIndex',
  MovedSection: '@site/src/components/MovedSection',
  OptionFacts: '@site/src/components/OptionFacts',
  OutputExplorer: '@site/src/components/OutputExplorer',
  Overview: '@site/src/components/Overview',
  TryExample: '@site/src/components/TryExample',
} as const;

/** Modules with the headings that a component renders (`TOCItem[]`), by its name. */
export const componentHeadings = {
  MessageIndex: '@site/src/components/MessageIndex/headings',
} as const;

/** Components that the theme gives to every page: those in its `MDXComponents`. */
export const themeComponents = ['Head', 'Details'] as const;
