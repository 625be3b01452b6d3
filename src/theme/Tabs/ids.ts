/** Ids that link a tab and its panel. Values may contain characters that ids must not. */
export function tabId(set: string, value: string): string {
  return `${set}tab-${encodeURIComponent(value)}`;
}

export function panelId(set: string, value: string): string {
  return `${set}panel-${encodeURIComponent(value)}`;
}
