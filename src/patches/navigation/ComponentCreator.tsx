import type { ComponentType, ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import type { PluginRouteContext } from '@docusaurus/types';

/** Names in the registry, in the structure of the properties that the modules become. */
type Names = string | readonly Names[] | { readonly [property: string]: Names };

interface Loaded extends Record<string, unknown> {
  __comp: ComponentType<object>;
  __context: PluginRouteContext;
  __props?: object;
}

/** The component of a route, which can only be rendered once it is loaded. */
export type RouteComponent = ComponentType & {
  /** Loads them; after a failure it can be called again. */
  preload: () => Promise<void>;
};

/** Loads modules, whose default exports get the other exports as properties. */
async function loadModules(names: Names): Promise<unknown> {
  if (typeof names === 'string') {
    const module = (await registry[names]?.[0]()) as { default: object };
    const { default: value, ...others } = module;
    return Object.assign(value, others);
  }
  const loaded = await Promise.all(Object.values(names).map(loadModules));
  if (Array.isArray(names)) return loaded;
  return Object.fromEntries(Object.keys(names).map((property, index) => [property, loaded[index]]));
}

async function loadNotFound(): Promise<Loaded> {
  const { default: NotFound } = await import('@theme/NotFound');
  return { __comp: NotFound, __context: { plugin: { name: 'native', id: 'default' } } };
}

/**
 * Creates the component of a route, which Docusaurus does with react-loadable: that would remember
 * a failure, and shows that a page is being loaded or has failed, while on this site a page is
 * rendered only once it is loaded (`PendingNavigation`).
 *
 * @param hash tells routes with the same path apart
 */
export default function createComponent(path: string, hash = ''): RouteComponent {
  const names: Names | undefined = routesChunkNames[`${path}-${hash}`];
  let loaded: Loaded | undefined;

  function Route(props: object): ReactNode {
    if (!loaded) throw new Error(`The page ${path} is rendered before it is loaded.`);
    const { __comp: Component, __context: context, __props: own, ...modules } = loaded;
    return (
      <RouteContextProvider value={context}>
        <Component {...modules} {...own} {...props} />
      </RouteContextProvider>
    );
  }

  const preload = async () => {
    loaded ??= names ? ((await loadModules(names)) as Loaded) : await loadNotFound();
  };
  return Object.assign(Route, { preload });
}
