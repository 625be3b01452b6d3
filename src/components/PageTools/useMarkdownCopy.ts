import { useState } from 'react';
import { abortAfter } from 'docusaurus-search/requests';
import { useCopy } from '@site/src/components/hooks/useCopy';
import type { MarkdownUrl } from '@site/src/components/hooks/useMarkdownUrl';

const loaded = new Map<string, string>();

/** Time after which loading counts as failed, in ms. */
const loadTimeout = 10_000;

/**
 * Loads the Markdown form of a page, once for each path. After a failure the next call tries again.
 *
 * @param path `/guide/start/quick-start.md`
 * @throws if the server doesn't answer in time, or answers with an error or a page
 */
async function loadMarkdown(path: string): Promise<string> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const response = await fetch(path, { signal: abortAfter(loadTimeout) });
  // Some hosts answer with a page and status 200 if a file is missing.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`${path}: status ${response.status}`);
  const text = await response.text();
  loaded.set(path, text);
  return text;
}

/** How long the checkmark is shown, in ms. */
const checkmarkDuration = 500;

/** Result of the last action. Unlike the checkmark, its message stays. */
export type Outcome = 'none' | 'copied' | 'linkCopied' | 'loadFailed' | 'copyFailed';

/** Copies the Markdown of a page, and its URL. */
export function useMarkdownCopy({ path, url }: MarkdownUrl) {
  const page = useCopy(checkmarkDuration);
  const link = useCopy(checkmarkDuration);
  const [isLoading, setIsLoading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const copyPage = async () => {
    if (isLoading) return;
    setOutcome('none');
    setIsLoading(true);
    const markdown = loadMarkdown(path);
    const result = await page.copy(markdown);
    const isLoaded = await markdown.then(
      () => true,
      () => false,
    );
    setIsLoading(false);
    if (result === 'copied') setOutcome('copied');
    if (result === 'failed') setOutcome(isLoaded ? 'copyFailed' : 'loadFailed');
  };

  const copyLink = async () => {
    setOutcome('none');
    const result = await link.copy(url);
    if (result === 'copied') setOutcome('linkCopied');
    if (result === 'failed') setOutcome('copyFailed');
  };

  return { isLoading, outcome, pageState: page.state, linkState: link.state, copyPage, copyLink };
}
