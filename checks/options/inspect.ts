import { rmSync } from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { filesOf, writeFiles } from '../base/files';
import { keepRunning, loadPackage } from '../base/packageApi';

/** A configuration with one item in `lib`, as plain data. */
export interface ProbeConfig {
  lib: Record<string, unknown>;
  top: Record<string, unknown>;
}

/** What `rslib inspect` shows of a configuration. */
export interface Inspected {
  /** The resolved options of the item, merged over those of the whole run. */
  options: unknown;
  /** What the build uses in the end: the plugins' names and Rspack's configuration. */
  text: string;
}

/** Inspects a configuration; rejects if the tool refuses it. */
export type Inspect = (config: ProbeConfig) => Promise<Inspected>;

/** It has one dependency of each kind, so that externals differ between the kinds. */
const project = filesOf({
  'package.json': JSON.stringify({
    name: 'probe',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { 'kind-dependency': '1' },
    optionalDependencies: { 'kind-optional': '1' },
    peerDependencies: { 'kind-peer': '1' },
    devDependencies: { 'kind-dev': '1' },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { rootDir: 'src' }, include: ['src'] }),
  'src/index.ts': 'export const probe = true;\n',
  'src/style.css': 'p { color: red }\n',
});

/** A scratch project inside the installation of the examples. */
export interface ProbeProject {
  root: string;
  inspect: Inspect;
  remove: () => void;
}

/**
 * Writes the scratch project and loads the installed package, whose JavaScript API is what
 * `rslib inspect` calls.
 */
export async function createProbeProject(examplesDir: string): Promise<ProbeProject> {
  const root = path.join(examplesDir, `.work/options-${process.pid}`);
  writeFiles(root, project);
  const { createRslib } = await loadPackage<RslibModule>('@rslib/core/dist/index.js');
  const { pluginModuleFederation } = await loadPackage<FederationModule>(
    '@module-federation/rsbuild-plugin/dist/index.mjs',
  );

  const inspect = memoize(async ({ lib, top }) => {
    // Without its plugin this format ends the whole process.
    const plugins =
      lib.format === 'mf' ? [pluginModuleFederation({ name: 'probe' }, { target: 'web' })] : [];
    const own = Array.isArray(lib.plugins) ? (lib.plugins as unknown[]) : [];
    const config = { ...top, lib: [{ ...lib, plugins: [...plugins, ...own] }] };
    const rslib = await createRslib({ cwd: root, config });
    const result = await rslib.inspectConfig({ verbose: true });
    const { origin, bundlerConfigs } = result;
    const [[id, environment] = []] = Object.entries(origin.environmentConfigs);
    const names = environment?.plugins.map(({ name }) => name) ?? [];
    return {
      options: { ...origin.rsbuildConfig, ...environment },
      text: [id, ...names, ...bundlerConfigs].join('\n'),
    };
  });
  const { restore } = keepRunning();
  const remove = (): void => {
    restore();
    rmSync(root, { recursive: true, force: true });
  };
  return { root, inspect, remove };
}

/** Inspects each configuration only once; most are needed again for comparison. */
function memoize(inspect: Inspect): Inspect {
  const known = new Map<string, Promise<Inspected>>();
  return (config) => {
    const key = util.inspect(config, { depth: null });
    const result = known.get(key) ?? inspect(config);
    known.set(key, result);
    return result;
  };
}

interface RslibModule {
  createRslib: (options: { cwd: string; config: object }) => Promise<{
    inspectConfig: (options: { verbose: boolean }) => Promise<{
      bundlerConfigs: string[];
      origin: {
        rsbuildConfig: object;
        environmentConfigs: Record<string, { plugins: { name: string }[] }>;
      };
    }>;
  }>;
}

interface FederationModule {
  pluginModuleFederation: (options: { name: string }, mode: { target: string }) => unknown;
}
