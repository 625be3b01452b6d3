const eventName = 'opensearch';

/** Opens the search dialog of the page, which searches for the query at once. */
export function openSearch(query: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: query }));
}

/**
 * Listens to `openSearch`.
 *
 * @returns ends that
 */
export function onOpenSearch(open: (query: string) => void): () => void {
  const handle = (event: Event) => open((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
