import {
  assertInside,
  assertKeys,
  readRecord,
  readString,
  readStrings,
  type Place,
} from './manifestValues';

/** One command of a build and what is expected of it. */
export interface Step {
  readonly command: string;
  /** File in which the normalised terminal output is recorded. */
  readonly log?: string;
  /** Texts that a successful step must print. */
  readonly prints: readonly string[];
  /** Texts that the step must print while it fails; absent = must succeed. */
  readonly fails?: readonly string[];
}

/** What is built from one set of sources: the base or a variant. */
export interface BuildRecipe {
  readonly steps: readonly Step[];
  readonly outputs: readonly string[];
  /** Packages copied into the scratch copy's own node_modules. */
  readonly install: readonly string[];
}

/** A variant of an example: a recipe for overlaid sources. */
export interface Variant extends BuildRecipe {
  readonly switches: Readonly<Record<string, string>>;
}

/** A validated `example.json`, with the defaults filled in. */
export interface Manifest extends BuildRecipe {
  readonly summary?: string;
  /** Whether the example is built without a variant, too. */
  readonly base: boolean;
  readonly variants: ReadonlyMap<string, Variant>;
}

const RECIPE_KEYS = ['steps', 'outputs', 'install'] as const;
const MANIFEST_KEYS = ['summary', 'base', 'variants', ...RECIPE_KEYS] as const;
const VARIANT_KEYS = ['switches', ...RECIPE_KEYS] as const;
const STEP_KEYS = ['command', 'log', 'prints', 'fails'] as const;

const DEFAULT_STEPS: readonly Step[] = [{ command: 'rslib build', prints: [] }];
/** The folder that is recorded when a manifest does not say otherwise. */
export const DEFAULT_OUTPUTS: readonly string[] = ['dist'];

/**
 * Validates the text of an `example.json`; an example without that file has
 * the manifest of `{}`.
 *
 * @param text The file's content.
 * @param file The file's name as it should appear in errors.
 * @throws Naming the file, the key and what is allowed there.
 */
export function parseManifest(text: string, file: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: not valid JSON`, { cause });
  }
  const root: Place = { file, key: '' };
  const manifest = readRecord(json, root);
  assertKeys(manifest, MANIFEST_KEYS, root);
  const { summary, base, variants } = manifest;
  if (base !== undefined && typeof base !== 'boolean') {
    throw new Error(`${file}: "base" must be true or false`);
  }
  return {
    ...readRecipe(manifest, root),
    ...(summary === undefined ? {} : { summary: readString(summary, { file, key: 'summary' }) }),
    base: base ?? true,
    variants: readVariants(variants ?? {}, { file, key: 'variants' }),
  };
}

function readVariants(value: unknown, place: Place): Map<string, Variant> {
  const variants = new Map<string, Variant>();
  for (const [name, entry] of Object.entries(readRecord(value, place))) {
    const own: Place = { file: place.file, key: `${place.key}.${name}` };
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      throw new Error(`${own.file}: "${own.key}" must be named in kebab-case`);
    }
    const variant = readRecord(entry, own);
    assertKeys(variant, VARIANT_KEYS, own);
    const at = { file: own.file, key: `${own.key}.switches` };
    const switches = Object.fromEntries(
      Object.entries(readRecord(variant.switches ?? {}, at)).map(([key, text]) => [
        key,
        readString(text, { file: at.file, key: `${at.key}.${key}` }),
      ]),
    );
    variants.set(name, { ...readRecipe(variant, own), switches });
  }
  return variants;
}

function readRecipe(record: Readonly<Record<string, unknown>>, place: Place): BuildRecipe {
  const at = (key: string): Place => ({
    file: place.file,
    key: place.key ? `${place.key}.${key}` : key,
  });
  return {
    steps: record.steps === undefined ? DEFAULT_STEPS : readSteps(record.steps, at('steps')),
    outputs:
      record.outputs === undefined
        ? DEFAULT_OUTPUTS
        : readStrings(record.outputs, at('outputs')).map((output, index) =>
            assertInside(output, at(`outputs[${index}]`)),
          ),
    install: readStrings(record.install ?? [], at('install')),
  };
}

function readSteps(value: unknown, place: Place): Step[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new Error(`${place.file}: "${place.key}" must be a list of at least one step`);
  }
  return value.map((entry: unknown, index): Step => {
    const own = { file: place.file, key: `${place.key}[${index}]` };
    const at = (key: string): Place => ({ ...own, key: `${own.key}.${key}` });
    const step = readRecord(entry, own);
    assertKeys(step, STEP_KEYS, own);
    const log = step.log === undefined ? undefined : readString(step.log, at('log'));
    if (log !== undefined && !/^[a-z0-9-]+\.log$/.test(log)) {
      throw new Error(`${own.file}: "${own.key}.log" must be a kebab-case name ending in .log`);
    }
    return {
      command: readString(step.command, at('command')),
      ...(log === undefined ? {} : { log }),
      prints: readStrings(step.prints ?? [], at('prints')),
      ...(step.fails === undefined ? {} : { fails: readStrings(step.fails, at('fails')) }),
    };
  });
}
