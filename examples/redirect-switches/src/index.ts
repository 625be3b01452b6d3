import '@/theme.scss';
import { label } from '@/label';
import logo from '@/logo.svg';
import { size } from './parts';

export type { Label } from '@/label';
export const title: string = `${label} ${size} ${logo}`;
