import './panel.css';

export const first = (list?: readonly string[]): string => list?.[0] ?? '';
