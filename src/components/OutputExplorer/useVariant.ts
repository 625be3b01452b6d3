import { useEffect, useEffectEvent, useState } from 'react';
import type { ExplorerVariant, Switches } from '@site/src/content/remark/explorer/readExplorer';
import type { ExplorerSummary } from '@site/src/content/remark/outputExplorer';
import { fromHash, toHash } from './hash';

/** Loads all recorded builds of the example. */
export type Load = () => Promise<{ default: readonly ExplorerVariant[] }>;

/** What the reader sees for the current choice. */
export type View =
  { status: 'ready'; variant: ExplorerVariant } | { status: 'loading' | 'failed' | 'missing' };

/** The key of the build recorded for a choice; `undefined` if none was. */
export function findKey({ combinations }: ExplorerSummary, choice: Switches): string | undefined {
  return Object.keys(combinations).find((key) =>
    Object.entries(combinations[key]!).every(([name, value]) => choice[name] === value),
  );
}

/**
 * Keeps the reader's choice, also in the fragment of the URL, and the builds loaded so far.
 *
 * @param example name of the example
 */
export function useVariant(example: string, summary: ExplorerSummary, load: Load) {
  const { switches, initial } = summary;
  const [choice, setChoice] = useState<Switches>(initial.switches);
  const [before, setBefore] = useState<ExplorerVariant>();
  const [loaded, setLoaded] = useState<readonly ExplorerVariant[]>([initial]);
  const [hasFailed, setHasFailed] = useState(false);
  const key = findKey(summary, choice);
  const variant = loaded.find((each) => each.key === key);

  async function show(next: Switches): Promise<void> {
    setChoice(next);
    const nextKey = findKey(summary, next);
    if (nextKey === undefined || loaded.some((each) => each.key === nextKey)) return;

    try {
      setHasFailed(false);
      setLoaded((await load()).default);
    } catch (error) {
      // The failure isn't cached, so the next choice tries again.
      console.error('The recorded builds could not be loaded.', error);
      setHasFailed(true);
    }
  }

  const restore = useEffectEvent(() => {
    const shared = fromHash(window.location.hash, example, switches);
    if (!shared) return;
    void show(shared);
    document.querySelector(`[data-output-explorer="${example}"] input:checked`)?.scrollIntoView();
  });
  // Hydration needs the first build, so a choice in the URL comes after it.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => restore(), []);

  function choose(next: Switches): void {
    setBefore(variant);
    // Past the router, which would scroll.
    window.history.replaceState(window.history.state, '', toHash(example, switches, next));
    void show(next);
  }

  const missing = key === undefined ? 'missing' : hasFailed ? 'failed' : 'loading';
  const view: View = variant ? { status: 'ready', variant } : { status: missing };
  return { choice, choose, before, view };
}
