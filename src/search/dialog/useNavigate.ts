import { useHistory } from '@docusaurus/router';
import { findKnownRoute } from '@site/src/data/knownRoutes';

/**
 * Opens a path of the site as a link to it would: in full where it is not a page of this bundle.
 */
export function useNavigate(): (path: string) => void {
  const history = useHistory();
  return (path) => {
    const { pathname } = new URL(path, window.location.origin);
    if (findKnownRoute(pathname)) history.push(path);
    else window.location.assign(path);
  };
}
