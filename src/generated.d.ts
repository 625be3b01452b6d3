declare module '@generated/overview/default/shelf.json' {
  import type { Book } from '@site/src/site/overview';

  const books: Book[];
  export default books;
}

declare module '@generated/overview/default/*.json' {
  import type { OverviewGroup } from '@site/src/site/overview';

  const groups: OverviewGroup[];
  export default groups;
}
