import { localeCodes } from '../../../src/config/locales';
import type { Check } from '../../base/check';
import { fileOf, homeOf, type Site } from '../site';
import { budgetFor, measurePage, overBudget, type Budget, type PageSize } from './measure';

/** A page like most others. */
const typicalPage = 'guide/start/quick-start';

/** Measures the first load of a typical page in each language. */
export function measureSite({ dir, expected }: Pick<Site, 'dir' | 'expected'>): {
  budget: Budget;
  sizes: PageSize[];
} {
  const pages = localeCodes.map((locale) => fileOf(homeOf(locale) + typicalPage));
  return {
    budget: budgetFor(expected.length / localeCodes.length),
    sizes: pages.map((page) => measurePage(dir, page.slice('build/'.length))),
  };
}

/** What a browser fetches before a page works stays within the budget. */
export const size: Check<Site> = {
  name: 'site/size',
  run(site) {
    const { budget, sizes } = measureSite(site);
    return sizes.flatMap((page) =>
      overBudget(page, budget).map((message) => ({
        file: `build/${page.page}`,
        message,
        fix: 'Find what was added to the first load, and load it later or leave it out.',
      })),
    );
  },
};
