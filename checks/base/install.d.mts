export function withUrls(lock: string, config: Readonly<Record<string, unknown>>): string;
