import { makeField } from '@example/forms';

export const email = makeField('a@example.com');
