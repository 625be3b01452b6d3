import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { copyText } from '../../client/copyText';

export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies a text, or the promise of one, and keeps the result for a while.
 *
 * @param duration how long the result is kept, in ms
 */
export function useCopy(duration: number) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async (text: string | Promise<string>) => {
    const result = await attempt(text);
    window.clearTimeout(timer.current);
    setState(result);
    timer.current = window.setTimeout(() => setState('idle'), duration);
    return result;
  };
  return { state, copy };
}

async function attempt(text: string | Promise<string>): Promise<CopyState> {
  const message = translate({
    id: 'copy.prompt',
    message: 'Copy to clipboard: #{key}, Enter',
    description:
      'Prompt shown when the browser refuses the clipboard; keep #{key}, it becomes the shortcut',
  });
  try {
    // A reader who copies from the prompt doesn't need a message.
    return (await copyText(text, message)) ? 'copied' : 'idle';
  } catch {
    return 'failed';
  }
}
