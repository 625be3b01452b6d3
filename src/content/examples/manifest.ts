import Joi from 'joi';

/** One command of a build and what is expected of it. */
export interface Step {
  readonly command: string;
  /** File in which the normalized terminal output is recorded. */
  readonly log?: string;
  /** Whether the log keeps the durations of the run that was recorded. */
  readonly times?: boolean;
  /** Texts that a successful step must print. */
  readonly prints: readonly string[];
  /** Texts that the step must print when it fails; if absent, it must succeed. */
  readonly fails?: readonly string[];
}

/** What is built from one set of sources: the base or a variant. */
export interface BuildRecipe {
  readonly steps: readonly Step[];
  readonly outputs: readonly string[];
  /** The major version of TypeScript in the project: what npm installs, or the one before. */
  readonly typescript: 6 | 7;
}

/** A variant of an example, whose files overlay those of the base. */
export interface Variant extends BuildRecipe {
  readonly switches: Readonly<Record<string, string>>;
}

/** A validated `example.json`, with the defaults filled in. */
export interface Manifest extends BuildRecipe {
  readonly summary?: string;
  /** Whether the example is also built without a variant. */
  readonly base: boolean;
  readonly variants: ReadonlyMap<string, Variant>;
}

/** Variants as they are validated, before they inherit the example's version of TypeScript. */
type Variants = Record<string, Omit<Variant, 'typescript'> & Partial<Variant>>;

/** The outputs that are recorded if a manifest has none. */
export const defaultOutputs: readonly string[] = ['dist'];
const defaultSteps: readonly Step[] = [{ command: 'rslib build', prints: [] }];

const text = Joi.string();
const texts = Joi.array().items(text);
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A string of a certain form, which error messages describe in words. */
function textLike(form: RegExp, words: string): Joi.StringSchema {
  return text.pattern(form).messages({ 'string.pattern.base': `{{#label}} must be ${words}` });
}

const logFile = textLike(/^[a-z0-9-]+\.log$/, 'a name in kebab-case that ends in .log');

const outputPath = textLike(
  // Neither absolute nor with `.` or `..` as a segment.
  /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\][^\\]*(?<!\/)$/,
  'a path inside the example such as "dist", without a trailing slash',
);

/**
 * An object whose error messages list the known keys, since most unknown keys are misspelled.
 */
function strictObject<T>(keys: Record<string, Joi.Schema>): Joi.ObjectSchema<T> {
  const allowed = `Allowed: ${Object.keys(keys).join(', ')}`;
  return Joi.object<T>(keys).messages({
    'object.unknown': `{{#label}} is not a known key. ${allowed}`,
  });
}

const step = strictObject<Step>({
  command: text.required(),
  log: logFile,
  times: Joi.boolean(),
  prints: texts.default([]),
  fails: texts,
});

const recipe = {
  steps: Joi.array().items(step).min(1).default(defaultSteps),
  outputs: Joi.array().items(outputPath).default(defaultOutputs),
  typescript: Joi.valid(6, 7),
};

const variant = strictObject<Variant>({
  switches: Joi.object().pattern(text, text).default({}),
  ...recipe,
});

const schema = strictObject<Omit<Manifest, 'variants'> & { variants: Variants }>({
  summary: text,
  base: Joi.boolean().default(true),
  variants: Joi.object<Variants>()
    .pattern(kebabCase, variant)
    .default({})
    .messages({ 'object.unknown': '{{#label}} must be named in kebab-case' }),
  ...recipe,
  typescript: recipe.typescript.default(7),
});

/**
 * Validates the text of an `example.json`.
 *
 * @param content content of the file
 * @param file name of the file in errors
 * @throws Error that names the file, every wrong key and what is allowed there
 */
export function parseManifest(content: string, file: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (cause) {
    throw new Error(`${file}: not valid JSON: ${(cause as Error).message}`, { cause });
  }
  const options = { abortEarly: false, convert: false };
  const result = schema.label('the file').validate(json, options);
  if (result.error) throw new Error(`${file}: ${result.error.message}`);
  const { variants, ...manifest } = result.value;
  const { typescript } = manifest;
  const entries = Object.entries(variants).map(
    ([key, own]) => [key, { typescript, ...own }] as const,
  );
  return { ...manifest, variants: new Map(entries) };
}
