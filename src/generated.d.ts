declare module '@generated/overview/default/*.json' {
  import type { OverviewGroup } from '@site/src/lib/overview';

  const groups: OverviewGroup[];
  export default groups;
}

declare module '@generated/search-dialog/default/settings.json' {
  import type { SearchSettings } from '@site/src/config/search';

  const settings: SearchSettings;
  export default settings;
}
