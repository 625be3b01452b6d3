import type { Issue } from '../../base/issue';
import type { Fence, Mistake } from '../types';

/** The largest share of the fences that may be fragments. */
const maxFragmentShare = 0.15;

/** A fragment has a reason. */
export function checkFragment({ meta }: Fence): Mistake[] {
  if (meta.attributes.fragment?.trim()) return [];
  return [
    {
      message: 'is declared as a fragment without a reason',
      fix: 'Write fragment="<why it is incomplete>", or complete the sample.',
    },
  ];
}

/** Fragments are rare, because they are not verified. */
export function checkFragmentShare(fragments: number, fences: number): Issue[] {
  if (fragments <= fences * maxFragmentShare) return [];
  return [
    {
      file: 'docs',
      message: `${fragments} of ${fences} code blocks are declared as fragments, more than ${maxFragmentShare * 100} %`,
      fix: 'Complete some of them, or include a region of an example.',
    },
  ];
}
