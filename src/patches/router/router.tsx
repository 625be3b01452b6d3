import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { createBrowserHistory, createMemoryHistory, type History, type Location } from 'history';

/** A route as Docusaurus generates it: its path is literal, or `*` for all paths. */
interface RouteConfig {
  path?: string;
  exact?: boolean;
  component: ComponentType<{ route: RouteConfig }>;
  routes?: readonly RouteConfig[];
}

interface Match {
  /** The part of the pathname that the path matches. */
  url: string;
  isExact: boolean;
}

// Docusaurus renders a router around everything.
const HistoryContext = createContext(undefined as unknown as History);
const LocationContext = createContext(undefined as unknown as Location);

/** Returns the session history. */
export function useHistory(): History {
  return useContext(HistoryContext);
}

/** Returns the location of the page that is shown. */
export function useLocation(): Location {
  return useContext(LocationContext);
}

/**
 * Matches a pathname with a path, which may differ in case and in a final slash.
 *
 * @returns `null` if they do not match; without `exact`, `/guide` matches `/guide/start`, too
 */
export function matchPath(
  pathname: string,
  { path = '*', exact = false }: Pick<RouteConfig, 'path' | 'exact'>,
): Match | null {
  if (path === '*') return { url: pathname, isExact: true };
  const base = path.replace(/\/$/, '');
  const rest = pathname.slice(base.length);
  if (pathname.slice(0, base.length).toLowerCase() !== base.toLowerCase()) return null;
  const isExact = rest === '' || rest === '/';
  if (!isExact && (exact || !rest.startsWith('/'))) return null;
  return { url: isExact ? pathname : base || '/', isExact };
}

/** Returns the routes that a pathname matches, from the outermost to the page. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
): { route: RouteConfig; match: Match }[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

function Routes({ routes }: { routes: readonly RouteConfig[] }): ReactNode {
  const { pathname } = useLocation();
  const index = routes.findIndex((route) => matchPath(pathname, route));
  const route = routes[index];
  // Each route has its own instance, even if its component is that of another.
  return route && <route.component key={index} route={route} />;
}

/** Renders the first of the routes that matches the location. */
export function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactNode {
  return routes && <Routes routes={routes} />;
}

/** Lets the components in it see another location than that of the history. */
export function Route({ location, render }: { location: Location; render: () => ReactNode }) {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

function Router({ history, children }: PropsWithChildren<{ history: History }>): ReactNode {
  const follow = useCallback((change: () => void) => history.listen(change), [history]);
  const current = () => history.location;
  const location = useSyncExternalStore(follow, current, current);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

/**
 * Provides the session history of the browser. With the other functions of this module it replaces
 * React Router, which weighs 5 kB compressed: Docusaurus uses little of it, and its routes have
 * neither parameters nor patterns.
 */
export function BrowserRouter({ children }: PropsWithChildren): ReactNode {
  const [history] = useState(() => {
    const created = createBrowserHistory();
    // It follows the browser only while something listens, which has to include hydration.
    created.listen(() => undefined);
    return created;
  });
  return <Router history={history}>{children}</Router>;
}

/** Provides the location of the page that is rendered, on the server. */
export function StaticRouter({ location, children }: PropsWithChildren<{ location: string }>) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [location] }));
  return <Router history={history}>{children}</Router>;
}

/** Goes to another page as soon as it is mounted. */
export function Redirect({ to }: { to: string }): null {
  const history = useHistory();
  useLayoutEffect(() => history.replace(to), [history, to]);
  return null;
}

/** Docusaurus imports this router, but this site has paths in its URLs. */
export function HashRouter(): never {
  throw new Error('The site has no router that uses hashes.');
}
