export const tag = (version: string): string => `v${version}`;
