import './theme.scss';
export type { Label } from './label.js';
export declare const title: string;
