import { type Size } from './parts/size.js';
export declare const isSize: (text: string) => text is Size;
