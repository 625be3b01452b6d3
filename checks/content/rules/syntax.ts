import type { Check } from '../../base/check';
import type { Content } from '../content';

/** Pages can be read: their front matter is valid YAML, and their body is valid MDX. */
export const syntax: Check<Content> = {
  name: 'content/syntax',
  run: ({ unreadable }) => unreadable,
};
