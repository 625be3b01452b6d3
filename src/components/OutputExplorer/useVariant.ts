import { useCallback, useState } from 'react';
import type {
  ExplorerSummary,
  ExplorerVariant,
  Switches,
} from '@site/src/content/remark/explorer/types';
import { findKey } from './findKey';

/** Loads all recorded builds of the example. */
export type Load = () => Promise<{ default: readonly ExplorerVariant[] }>;

/** What the reader sees for the current choice. */
export type View =
  { status: 'ready'; variant: ExplorerVariant } | { status: 'loading' | 'failed' | 'missing' };

/** Keeps the reader's choice and the builds loaded so far. */
export function useVariant({ combinations, initial }: ExplorerSummary, load: Load) {
  const [choice, setChoice] = useState<Switches>(initial.switches);
  const [loaded, setLoaded] = useState<readonly ExplorerVariant[]>([initial]);
  const [hasFailed, setHasFailed] = useState(false);
  const key = findKey(combinations, choice);
  const variant = loaded.find((each) => each.key === key);

  const choose = useCallback(
    async (next: Switches) => {
      setChoice(next);
      const nextKey = findKey(combinations, next);
      if (nextKey === undefined || loaded.some((each) => each.key === nextKey)) return;

      try {
        setHasFailed(false);
        setLoaded((await load()).default);
      } catch (error) {
        // The failure isn't cached, so the next choice tries again.
        console.error('The recorded builds could not be loaded.', error);
        setHasFailed(true);
      }
    },
    [combinations, load, loaded],
  );

  return { choice, choose, view: viewOf(key, variant, hasFailed) };
}

function viewOf(
  key: string | undefined,
  variant: ExplorerVariant | undefined,
  hasFailed: boolean,
): View {
  if (key === undefined) return { status: 'missing' };

  if (variant) return { status: 'ready', variant };

  return { status: hasFailed ? 'failed' : 'loading' };
}
