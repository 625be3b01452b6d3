import '@/theme.scss';
export type { Label } from '@/label';
export declare const title: string;
