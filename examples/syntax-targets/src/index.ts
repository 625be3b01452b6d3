export interface Options {
  level?: number;
}

export function level(options?: Options): number {
  return options?.level ?? 1;
}

export const last = <T>(list: T[]): T | undefined => list.at(-1);
