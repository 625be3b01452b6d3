import type { ComponentType } from 'react';

/**
 * Components of our own that every page gets beside its content, as `() => import('@site/src/components/Survey')`. They
 * load after the first render, and not where `globalUIComponents` is switched off (specification section 2.3).
 */
export const globalUIComponents: readonly (() => Promise<{ default: ComponentType }>)[] = [];
