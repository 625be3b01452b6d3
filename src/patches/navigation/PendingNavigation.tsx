import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { isServed } from 'docusaurus-search/requests';
import type { Location } from 'history';
import { Route, useHistory } from 'react-router-dom';
import { canAnimate, changeBelowSnapshot } from '../../client/viewTransition';
import LoadFailure from '../../components/LoadFailure';
import { site } from '../../site/site';

export interface Props {
  /** Location of the router, which may still be loading. */
  location: Location;
  children: ReactNode;
}

interface Failure {
  /** Of the navigation that failed, and the key of its entry in the session history. */
  location?: Location;
  entry?: string;
  count: number;
}

const noFailure: Failure = { count: 0 };

/** Key of the current entry of the session history, if the browser has such keys. */
function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
}

/**
 * Goes to an entry of the session history.
 *
 * @returns whether there still is such an entry
 */
function traverseTo(key: string): boolean {
  if (!window.navigation.entries().some((entry) => entry.key === key)) return false;
  const { committed, finished } = window.navigation.traverseTo(key);
  // Only another navigation can interrupt it.
  for (const result of [committed, finished]) result?.catch(() => undefined);
  return true;
}

/** Duration of the cross-fade between pages, in ms. */
const duration = 200;

/** Shows another page: immediately, or with a cross-fade if the site's configuration enables it. */
function changeContent(change: () => void): void {
  if (!site.theme.enableContentAnimation || !canAnimate()) change();
  else changeBelowSnapshot(() => flushSync(change), { opacity: [1, 0] }, { duration });
}

/** Shows the old page until the new one has loaded, and keeps it if that fails. */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState(location);
  const [failure, setFailure] = useState(noFailure);
  const previous = useRef<Location>(null);
  const entry = useRef<string>(undefined);

  useIsomorphicLayoutEffect(() => {
    const isFirst = location === shown;
    const cleanUp = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: isFirst ? null : shown,
      location,
    });
    if (isFirst) return cleanUp;

    let isPending = true;
    const finish = () => {
      if (isPending) cleanUp();
      isPending = false;
    };
    preload(location.pathname).then(
      () => {
        if (!isPending) return;
        finish();
        changeContent(() => {
          setShown(location);
          if (location.pathname !== shown.pathname) setFailure(noFailure);
        });
      },
      async (error: unknown) => {
        if (!isPending) return;
        console.error(`The page ${location.pathname} could not be loaded.`, error);
        const isAvailable = await isServed(error);
        if (!isPending) return;
        finish();
        const failed = currentEntry();
        // Docusaurus never tries to load a script again that failed once.
        if (isAvailable || !failed || !entry.current || !traverseTo(entry.current)) {
          window.location.reload();
          return;
        }
        setFailure(({ count }) => ({ location, entry: failed, count: count + 1 }));
      },
    );
    return finish;
    // Only a change of the router's location starts a navigation.
  }, [location]);

  useIsomorphicLayoutEffect(() => {
    const from = previous.current;
    previous.current = shown;
    entry.current = currentEntry();
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: from, location: shown });
  }, [shown]);

  const retry = () => {
    const { location: failed, entry: key } = failure;
    if (failed && !(key && traverseTo(key))) history.push(failed);
  };

  return (
    <>
      {/* First, so that focus moves to the top of the next page when the message disappears. */}
      <LoadFailure count={failure.count} onRetry={retry} onDismiss={() => setFailure(noFailure)} />
      <Route location={shown} render={() => children} />
    </>
  );
}
