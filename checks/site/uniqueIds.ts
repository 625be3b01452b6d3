import { pageRule } from './pageRule';

/** Each id is in a page only once: links and labels would find the first one. */
export const uniqueIds = pageRule(
  'Find the component that renders it, and leave it out in one of the places.',
  ({ ids }) =>
    [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
      (id) => `more than one element has the id "${id}"`,
    ),
);
