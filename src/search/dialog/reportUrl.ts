/** `https://example.com/new?title={query}`, `a&b` → `https://example.com/new?title=a%26b` */
export function reportUrl(template: string, query: string): string {
  return template.replace('{query}', () => encodeURIComponent(query));
}
