/** Components that pages may use without an import, by name, with their modules. */
export const pageComponents = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ExampleLinks: '@site/src/components/ExampleLinks',
  FoldedHeading: '@site/src/components/FoldedHeading',
  // A Markdown file, because the outline of a page has the headings of these only.
  MessageIndex: '@site/src/components/MessageIndex/index.mdx',
  MovedSection: '@site/src/components/MovedSection',
  OptionFacts: '@site/src/components/OptionFacts',
  OutputExplorer: '@site/src/components/OutputExplorer',
  Overview: '@site/src/components/Overview',
  TryExample: '@site/src/components/TryExample',
} as const;
