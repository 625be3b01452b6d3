import type { ComponentType } from 'react';

/**
 * Components that every page renders beside its content, such as `() =>
 * import('@site/src/components/Survey')`. They load after the first render, and not at all where a
 * page or URL hides the part `globalUIComponents`.
 */
export const globalUIComponents: readonly (() => Promise<{ default: ComponentType }>)[] = [];
