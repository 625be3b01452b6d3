import { Label, Root } from './button';

export const Button = { Root, Label };
