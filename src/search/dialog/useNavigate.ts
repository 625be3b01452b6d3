import { useHistory } from '@docusaurus/router';
import { createPath } from 'history';
import { findKnownRoute } from '@site/src/browser/knownRoutes';

/**
 * Opens a path of the site as a link to it would: in full where it is not a page of this bundle.
 */
export function useNavigate(): (path: string) => void {
  const history = useHistory();
  return (path) => {
    const { pathname } = new URL(path, window.location.origin);
    if (!findKnownRoute(pathname)) window.location.assign(path);
    // As with a link, opening the same page again adds no entry to the history.
    else if (path === createPath(history.location)) history.replace(path);
    else history.push(path);
  };
}
