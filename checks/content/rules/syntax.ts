import type { Check } from '../../base/check';
import type { Content } from '../content';

/** Pages can be read: their front matter is YAML, their body MDX. */
export const syntax: Check<Content> = {
  name: 'content/syntax',
  run: ({ unreadable }) => unreadable,
};
