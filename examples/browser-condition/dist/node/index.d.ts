import { type Settings } from './parse.js';
export declare const load: (path: string) => Promise<Settings>;
