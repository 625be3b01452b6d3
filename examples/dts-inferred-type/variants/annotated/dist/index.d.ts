import { makeField } from '@example/forms';
export declare const email: ReturnType<typeof makeField>;
