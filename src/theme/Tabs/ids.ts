/** Ids that tie a tab to its panel; a value may hold characters that an id may not. */
export function tabId(set: string, value: string): string {
  return `${set}tab-${encodeURIComponent(value)}`;
}

export function panelId(set: string, value: string): string {
  return `${set}panel-${encodeURIComponent(value)}`;
}
