import Joi from 'joi';
import type { Mistake } from '../types';

/** Fields that package managers, Node.js, bundlers, TypeScript and other tools read. */
const knownFields = [
  ...['name', 'version', 'description', 'keywords', 'license', 'author', 'private'],
  ...['browser', 'typings', 'typesVersions', 'imports', 'files', 'sideEffects', 'unpkg'],
  ...['jsdelivr', 'style', 'sass', 'engines', 'os', 'cpu', 'scripts', 'repository', 'homepage'],
  ...['bugs', 'funding', 'publishConfig', 'packageManager', 'dependencies', 'devDependencies'],
  ...['peerDependencies', 'peerDependenciesMeta', 'optionalDependencies', 'bundleDependencies'],
  ...['overrides', 'resolutions', 'workspaces', 'browserslist', 'devEngines', 'pnpm'],
];

/** Outside `exports` a path may lack `./`, but must stay inside the package. */
const innerPath = Joi.string()
  .pattern(/^(?!\/|\.\.)/)
  .messages({ '*': '{{#label}} must be a path inside the package, such as "./dist/index.js"' });

const exportPath = Joi.string()
  .pattern(/^\.\//)
  .messages({ '*': '{{#label}} must start with "./"' });

/** Conditions are tried in order: what follows `default` is never reached. */
const conditions = Joi.object()
  .pattern(/^(?!\.)/, Joi.link('#target'))
  .custom((value: object, helpers) => {
    const keys = Object.keys(value);
    if (keys.includes('default') && keys.at(-1) !== 'default') return helpers.error('default.last');
    return keys.includes('types') && keys[0] !== 'types' ? helpers.error('types.first') : value;
  })
  .messages({
    'object.unknown': '{{#label}} is a subpath among conditions',
    'default.last': '{{#label}} has keys after "default", which must be last',
    'types.first': '{{#label}} must have "types" first',
  });

/** The value of a subpath or a condition; the first matching form produces the error message. */
const target = Joi.alternatives()
  .conditional(Joi.string(), { then: exportPath })
  .conditional(Joi.array(), { then: Joi.array().items(Joi.link('#target')) })
  .conditional(Joi.object(), {
    then: conditions,
    otherwise: Joi.valid(null).messages({ '*': '{{#label}} must be a path, conditions or null' }),
  })
  .id('target');

const subpaths = Joi.object().pattern(/^\./, target);

const schema = Joi.object({
  ...Object.fromEntries(knownFields.map((field) => [field, Joi.any()])),
  type: Joi.valid('module', 'commonjs'),
  main: innerPath,
  module: innerPath,
  types: innerPath,
  bin: Joi.alternatives().conditional(Joi.object(), {
    then: Joi.object().pattern(Joi.string(), innerPath),
    otherwise: innerPath,
  }),
  exports: Joi.alternatives().conditional(Joi.object().pattern(/^\./, Joi.any()).min(1), {
    then: subpaths,
    otherwise: target,
  }),
})
  .label('package.json')
  .messages({ 'object.unknown': '{{#label}} is not a known field of package.json' });

/** Finds mistakes for which tools would reject or misread a `package.json`. */
export function checkPackageJson(code: string): Mistake[] {
  let value: unknown;
  try {
    value = JSON.parse(code);
  } catch (error) {
    const fix = 'Write a complete object, without comments.';
    return [{ message: (error as Error).message, fix }];
  }
  const { error } = schema.validate(value, { abortEarly: false, convert: false });
  const fix = 'Correct it, or add a field that does exist to checks/samples/rules/packageJson.ts.';
  return (error?.details ?? []).map(({ message }) => ({ message, fix }));
}
