import { classify } from './classify';
import type { Fence, Sample } from './types';

/**
 * Groups equal fences: the same code with the same options, usually on the pages of all languages,
 * is checked only once.
 */
export function groupSamples(fences: readonly Fence[]): Sample[] {
  const samples = new Map<string, Sample>();
  for (const fence of fences) {
    const key = JSON.stringify([fence.lang, fence.meta, fence.code]);
    const sample = samples.get(key);
    if (sample) sample.fences.push(fence);
    else samples.set(key, { kind: classify(fence), fences: [fence] });
  }
  return [...samples.values()];
}
