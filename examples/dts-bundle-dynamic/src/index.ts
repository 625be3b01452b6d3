export const load = () => import('./levels');
