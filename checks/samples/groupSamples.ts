import { classify } from './classify';
import type { Sample } from './checkCode';
import type { Fence } from './types';

/**
 * Groups fences that are verified alike: the same code under the same words is
 * checked once, though it stands on the pages of both languages.
 */
export function groupSamples(fences: readonly Fence[]): Sample[] {
  const samples = new Map<string, Sample>();
  for (const fence of fences) {
    const { title, error, fragment, file } = fence.meta.attributes;
    const key = JSON.stringify([fence.lang, title, error, fragment, file, fence.meta, fence.code]);
    const sample = samples.get(key);
    if (sample) {
      sample.fences.push(fence);
    } else {
      samples.set(key, { kind: classify(fence), fences: [fence] });
    }
  }
  return [...samples.values()];
}
