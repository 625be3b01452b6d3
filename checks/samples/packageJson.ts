import type { Finding } from './types';

/** Fields that npm, Node.js, bundlers and TypeScript read, and the tools' own. */
const KNOWN = [
  ...['name', 'version', 'description', 'keywords', 'license', 'author', 'private', 'type'],
  ...['main', 'module', 'browser', 'types', 'typings', 'typesVersions', 'exports', 'imports'],
  ...['bin', 'files', 'sideEffects', 'unpkg', 'jsdelivr', 'style', 'sass', 'engines', 'os', 'cpu'],
  ...['scripts', 'repository', 'homepage', 'bugs', 'funding', 'publishConfig', 'packageManager'],
  ...['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta'],
  ...['optionalDependencies', 'bundleDependencies', 'overrides', 'resolutions', 'workspaces'],
  ...['browserslist', 'devEngines', 'pnpm'],
];

type Json = Readonly<Record<string, unknown>>;

/** Checks what a `package.json` would be rejected or misread for. */
export function checkPackageJson(code: string): Finding[] {
  let value: unknown;
  try {
    value = JSON.parse(code);
  } catch (error) {
    return [
      {
        message: (error as Error).message,
        mend: 'print a complete package.json object, without comments',
      },
    ];
  }
  if (!isObject(value)) {
    return [{ message: 'is no object', mend: 'print a complete package.json object' }];
  }
  return [
    ...unknownFields(value),
    ...wrongType(value),
    ...Object.entries(value)
      .filter(([field]) => ['main', 'module', 'types', 'bin'].includes(field))
      .flatMap(([field, target]) => checkPath(field, target)),
    ...('exports' in value ? checkTargets('exports', value.exports) : []),
  ];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownFields(value: Json): Finding[] {
  return Object.keys(value)
    .filter((field) => !KNOWN.includes(field))
    .map((field) => ({
      message: `"${field}" is no known field of package.json`,
      mend: 'correct the name, or add it to KNOWN in checks/samples/packageJson.ts',
    }));
}

function wrongType({ type }: Json): Finding[] {
  return type === undefined || type === 'module' || type === 'commonjs'
    ? []
    : [{ message: `"type" is ${JSON.stringify(type)}`, mend: 'write "module" or "commonjs"' }];
}

/** Outside `exports` a path may stand without `./`, but must stay inside. */
function checkPath(field: string, target: unknown): Finding[] {
  if (isObject(target)) {
    return Object.entries(target).flatMap(([name, each]) => checkPath(`${field}.${name}`, each));
  }
  return typeof target === 'string' && !/^(?:\/|\.\.)/.test(target)
    ? []
    : [{ message: `"${field}" must be a path inside the package`, mend: 'write "./dist/…"' }];
}

/** Follows conditions and subpaths down to the paths. */
function checkTargets(place: string, target: unknown): Finding[] {
  if (typeof target === 'string') {
    return target.startsWith('./')
      ? []
      : [{ message: `"${place}" points to "${target}"`, mend: 'start the path with "./"' }];
  }
  if (target === null) {
    return [];
  }
  if (Array.isArray(target)) {
    return target.flatMap((each: unknown) => checkTargets(place, each));
  }
  if (!isObject(target)) {
    return [{ message: `"${place}" is no path`, mend: 'write a path, conditions or null' }];
  }
  return [
    ...conditionOrder(place, Object.keys(target)),
    ...Object.entries(target).flatMap(([key, each]) => checkTargets(`${place}["${key}"]`, each)),
  ];
}

/** Conditions are tried in order: what stands behind `default` is never reached. */
function conditionOrder(place: string, keys: readonly string[]): Finding[] {
  const subpaths = keys.filter((key) => key.startsWith('.')).length;
  if (subpaths > 0) {
    return subpaths === keys.length
      ? []
      : [{ message: `"${place}" mixes subpaths and conditions`, mend: 'nest the conditions' }];
  }
  return [
    ...(keys.includes('default') && keys.at(-1) !== 'default'
      ? [{ message: `"${place}" goes on after "default"`, mend: 'put "default" last' }]
      : []),
    ...(keys.includes('types') && keys[0] !== 'types'
      ? [{ message: `"${place}" has "types" behind other conditions`, mend: 'put "types" first' }]
      : []),
  ];
}
