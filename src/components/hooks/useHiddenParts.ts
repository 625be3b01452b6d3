import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { layoutParts, partsHiddenByPage, type PageLayoutOptions } from '@site/src/site/layoutParts';

/**
 * Hides the parts that a page lacks as soon as the page shows. The head does it, too, but only
 * before the next frame: a page that is scrolled to where the reader left it would still have the
 * column widths of the page before, and then move.
 */
export function useHiddenParts(options: PageLayoutOptions): void {
  useIsomorphicLayoutEffect(() => {
    const hidden = partsHiddenByPage(options);
    const { classList } = document.documentElement;
    for (const part of layoutParts) classList.toggle(`hide-${part}`, hidden.includes(part));
  }, [options]);
}
