import { useState } from 'react';
import { useCopy, type CopyState } from '@site/src/hooks/useCopy';
import type { MarkdownAddress } from '@site/src/hooks/useMarkdownAddress';
import { loadMarkdown } from './loadMarkdown';

/** How long a checkmark shows, in ms. */
const feedback = 500;

/** What the reader is told about the last action. Unlike the checkmark, it stays. */
export type Outcome = 'none' | 'copied' | 'linkCopied' | 'loadFailed' | 'copyFailed';

export interface Tools {
  isLoading: boolean;
  outcome: Outcome;
  page: { state: CopyState; copy: () => Promise<void> };
  link: { state: CopyState; copy: () => Promise<void> };
}

/** Copies the Markdown of a page, and its URL. */
export function useTools({ path, url }: MarkdownAddress): Tools {
  const page = useCopy(feedback);
  const link = useCopy(feedback);
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
