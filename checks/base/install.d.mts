export function withUrls(lock: string, registry: string): string;
