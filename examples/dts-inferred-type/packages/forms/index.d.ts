import type { Field } from '@example/fields';

export declare function makeField(value: string): Field;
