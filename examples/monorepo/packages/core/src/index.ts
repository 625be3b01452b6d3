export interface Options {
  limit: number;
}

export function take<T>(items: readonly T[], { limit }: Options): T[] {
  return items.slice(0, limit);
}
