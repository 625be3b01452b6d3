export function formatCount(count: number): string {
  return `${count} items`;
}
