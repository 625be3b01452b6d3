declare module '@generated/overview/default/*.json' {
  import type { OverviewGroup } from '@site/src/site/overview';

  const groups: OverviewGroup[];
  export default groups;
}
