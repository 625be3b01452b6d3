import type { ReactNode } from 'react';

/*
 * Takes the place of `versions.ts` where docs have one version. The code of Docusaurus that knows
 * which one the reader prefers would come with each page of the docs.
 */

export function Versions({ children }: { children: ReactNode }): ReactNode {
  return children;
}

export const useVersionTags = (): string[] => [];
