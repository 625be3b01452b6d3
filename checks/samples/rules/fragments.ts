import type { Finding } from '../../base/check';
import type { Figures } from '../figures';
import type { Fence, Mistake } from '../types';

/** How large a part of the fences may declare itself a fragment. */
export const maxFragmentShare = 0.15;

/** Who declares a sample as a fragment says why. */
export function checkFragment({ meta }: Fence): Mistake[] {
  if (meta.attributes.fragment?.trim()) return [];
  return [
    {
      message: 'is declared a fragment without a reason',
      fix: 'Write fragment="<why it cannot stand alone>", or complete the sample.',
    },
  ];
}

/** Fragments are not verified, so they stay the exception. */
export function checkFragmentShare({ fences, fragments }: Figures): Finding[] {
  if (fragments <= fences * maxFragmentShare) return [];
  return [
    {
      file: 'docs',
      message: `${fragments} of ${fences} fences declare themselves fragments, more than ${maxFragmentShare * 100} %`,
      fix: 'Complete some of them, or include a region of an example.',
    },
  ];
}
