import { useState } from 'react';
import { useCopy, type CopyState } from '@site/src/hooks/useCopy';
import type { MarkdownUrl } from '@site/src/hooks/useMarkdownUrl';
import { loadMarkdown } from './loadMarkdown';

/** How long the checkmark is shown, in ms. */
const checkmarkDuration = 500;

/** Result of the last action. Unlike the checkmark, its message stays. */
export type Outcome = 'none' | 'copied' | 'linkCopied' | 'loadFailed' | 'copyFailed';

export interface Tools {
  isLoading: boolean;
  outcome: Outcome;
  page: { state: CopyState; copy: () => Promise<void> };
  link: { state: CopyState; copy: () => Promise<void> };
}

/** Copies the Markdown of a page, and its URL. */
export function useTools({ path, url }: MarkdownUrl): Tools {
  const page = useCopy(checkmarkDuration);
  const link = useCopy(checkmarkDuration);
  const [isLoading, setIsLoading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const copyPage = async () => {
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

  return {
    isLoading,
    outcome,
    page: { state: page.state, copy: copyPage },
    link: { state: link.state, copy: copyLink },
  };
}
