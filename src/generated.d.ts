declare module '@generated/overview/default/*.json' {
  import type { OverviewGroup } from '@site/src/lib/overview';

  const groups: OverviewGroup[];
  export default groups;
}
