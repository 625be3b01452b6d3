import type { PluginModule } from '@docusaurus/types';
import { closest } from '../site/closest';
import dates from './dates';
import head from './head';
import highlighter from './highlighter';
import link from './link';
import navigation from './navigation';
import pageScripts from './pageScripts';
import recoverableErrors from './recoverableErrors';
import router from './router';
import scriptFormat from './scriptFormat';
import siteData from './siteData';
import texts from './texts';
import tslib from './tslib';

/** All patches by name. Each is a plugin, and none needs another one: see README.md. */
const patches: Readonly<Record<string, PluginModule>> = {
  dates,
  head,
  highlighter,
  link,
  navigation,
  pageScripts,
  recoverableErrors,
  router,
  scriptFormat,
  siteData,
  texts,
  tslib,
};

interface Cache {
  type?: string;
  version?: string;
}

/** Keeps the bundler's cache apart from those of builds with other patches. */
function separateCache(names: readonly string[]): PluginModule {
  const separate = ({ type, version }: Cache = {}) => ({
    cache: type === 'persistent' ? { version: [version, ...names].join('-') } : undefined,
  });
  return () => ({
    name: 'separate-cache',
    configureWebpack(config) {
      // Rspack 2 no longer counts it as an experiment.
      const { cache, experiments } = config as { cache?: Cache; experiments?: { cache?: Cache } };
      const before = separate(experiments?.cache);
      const now = separate(cache);
      return { ...(before.cache && { experiments: before }), ...(now.cache && now) } as object;
    },
  });
}

/**
 * Selects the patches of a build. The development server has none.
 *
 * @param environment `PATCHES` is `off`, or names separated by commas; all patches if it isn't set
 * @throws Error for a name that doesn't exist
 */
export function selectPatches(environment: NodeJS.ProcessEnv): PluginModule[] {
  const { NODE_ENV: mode, PATCHES: wanted } = environment;
  if (mode === 'development' || wanted === 'off') return [];
  const known = Object.keys(patches);
  const names = wanted ? wanted.split(',') : known;
  const selected = names.map((name) => {
    const patch = patches[name];
    if (patch) return patch;
    const similar = closest(name, known);
    const hint = similar ? ` Did you mean "${similar}"?` : '';
    throw new Error(
      `PATCHES: there is no patch "${name}".${hint} Fix: Write "off", or some of ${known.join(', ')}.`,
    );
  });
  return [...selected, separateCache(names)];
}
