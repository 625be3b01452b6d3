export type Size = 'small' | 'large';
export declare const sizes: Size[];
