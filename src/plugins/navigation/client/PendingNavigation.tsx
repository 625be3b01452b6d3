import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { Location } from 'history';
import { Route, useHistory } from 'react-router-dom';
import preload from './preload';
import { rememberPosition, scrollAfterNavigation, watchAnchors } from './scrolling';

export interface Props {
  /** Where the router is, or is going. */
  location: Location;
  children: ReactNode;
}

/** Shows the old page until the new one has loaded, and goes on showing it where that fails. */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState(location);
  const previous = useRef<Location>(null);
  const isReturning = useRef(false);
  // The place of the shown page in the history: it gets another key when the page is returned to.
  const entry = useRef(location);

  useEffect(watchAnchors, []);

  useIsomorphicLayoutEffect(() => {
    if (isReturning.current) {
      isReturning.current = false;
      return undefined;
    }
    const isFirst = location === shown;
    const cleanUp = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: isFirst ? null : shown,
      location,
    });
    if (isFirst) return cleanUp;

    rememberPosition(entry.current);
    let isPending = true;
    const finish = () => {
      if (isPending) cleanUp();
      isPending = false;
    };
    preload(location.pathname).then(
      () => {
        if (!isPending) return;
        finish();
        entry.current = location;
        setShown(location);
      },
      (error: unknown) => {
        if (!isPending) return;
        finish();
        console.error(`The page ${location.pathname} could not be loaded.`, error);
        // The address becomes that of the page shown again; going back in the history would scroll it. Listeners learn
        // that nothing is under way any more.
        isReturning.current = true;
        history.replace(shown);
        entry.current = history.location;
        dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: shown, location: shown });
      },
    );
    return finish;
    // Only the router's going elsewhere starts a navigation, so nothing else stands here.
  }, [location]);

  useIsomorphicLayoutEffect(() => {
    const from = previous.current;
    previous.current = shown;
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: from, location: shown });
    return from ? scrollAfterNavigation(from, shown, history.action === 'POP') : undefined;
  }, [shown, history]);

  return <Route location={shown} render={() => children} />;
}
