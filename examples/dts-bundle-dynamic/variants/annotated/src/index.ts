export const load = (): Promise<{ levels: number[] }> => import('./levels');
