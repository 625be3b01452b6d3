import settings from '@generated/docusaurus-search/default/settings.json';
import type { StartPage } from '../../options';

/**
 * The pages that readers find in an empty dialog: those of the options. A site that translates them
 * swizzles this hook.
 */
export default function useStartPages(): readonly StartPage[] {
  return settings.startPages;
}
