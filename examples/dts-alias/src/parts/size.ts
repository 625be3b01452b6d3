export type Size = 'small' | 'large';
export const sizes: Size[] = ['small', 'large'];
