import { makeField } from '@example/forms';

export const email: ReturnType<typeof makeField> = makeField('a@example.com');
