import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { Location } from 'history';
import { Route, useHistory } from 'react-router-dom';
import { changeContent } from './changeContent';
import { isChunkMissing } from '../../lib/deployment';
import LoadFailure from './LoadFailure';
import { followHistory, goAgain, loadInFull, returnToShown, showPlace } from './places';
import preload from './preload';

export interface Props {
  /** Location of the router, which may still be loading. */
  location: Location;
  children: ReactNode;
}

interface Failure {
  location?: Location;
  count: number;
}

const noFailure: Failure = { count: 0 };

/** Shows the old page until the new one has loaded, and keeps it if that fails. */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState(location);
  const [failure, setFailure] = useState(noFailure);
  const previous = useRef<Location>(null);

  useEffect(() => followHistory(history), [history]);

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
        const isMissing = await isChunkMissing(error);
        if (!isPending) return;
        finish();
        if (isMissing) {
          loadInFull();
          return;
        }
        setFailure(({ count }) => ({ location, count: count + 1 }));
        returnToShown(history, shown);
      },
    );
    return finish;
    // Only a change of the router's location starts a navigation.
  }, [location]);

  useIsomorphicLayoutEffect(() => {
    const from = previous.current;
    previous.current = shown;
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: from, location: shown });
    return from ? showPlace(from, shown) : undefined;
  }, [shown]);

  return (
    <>
      {/* First, so that focus moves to the top of the next page when the message disappears. */}
      <LoadFailure
        count={failure.count}
        onRetry={() => failure.location && goAgain(history, failure.location)}
        onDismiss={() => setFailure(noFailure)}
      />
      <Route location={shown} render={() => children} />
    </>
  );
}
