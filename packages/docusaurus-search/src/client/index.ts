export { DialogContext, useSearchDialog, type SearchControls } from './dialogContext';
export type { Hit, ProviderOptions, SearchProvider } from './provider';
export { default as SearchHost } from './SearchHost';
export { searchLabel } from './texts';
export { useScrollLock } from './useScrollLock';
export { isForInputMethod } from './useShortcuts';
