import fs from 'node:fs';
import { Joi } from '@docusaurus/utils-validation';
import { load } from 'js-yaml';
import type { Vocabulary } from './engine/indexFile';

const words = Joi.array().items(Joi.string());

const schema = Joi.object<Vocabulary>({
  synonyms: Joi.array().items(words.min(2)).default([]),
  translations: Joi.object().pattern(Joi.string(), words).default({}),
});

/**
 * Reads what else readers call things.
 *
 * @throws Error that names the file if it isn't YAML with `synonyms` and `translations`
 */
export function readVocabulary(file: string): Vocabulary {
  const data = load(fs.readFileSync(file, 'utf8'), { filename: file }) ?? {};
  const result = schema.validate(data, { convert: false });
  if (result.error) throw new Error(`${file}: ${result.error.message}`);
  return result.value;
}
