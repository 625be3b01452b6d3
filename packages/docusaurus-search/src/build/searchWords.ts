import type { AllContent } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/**
 * What else readers call the subjects of a page, by the id of the heading; `top` is the page
 * itself.
 */
export type PageWords = Readonly<Record<string, readonly string[]>>;

/** The key of the page in its front matter. */
const key = 'search_words';

const schema = Joi.object<PageWords>().pattern(Joi.string(), Joi.array().items(Joi.string()));

interface Source {
  permalink: string;
  frontMatter?: Record<string, unknown>;
}

/** All objects below a value that describe a page with front matter. */
function sourcesIn(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  const { permalink, frontMatter } = value as Partial<Source>;
  const own = typeof permalink === 'string' && frontMatter ? [value as Source] : [];
  return own.length > 0 ? own : Object.values(value).flatMap(sourcesIn);
}

/**
 * Finds the search words in the front matter of docs, posts and pages, by the path of the page.
 *
 * @throws Error that names the page if they aren't lists of words by heading
 */
export function findSearchWords(content: AllContent): Map<string, PageWords> {
  const plugins = ['docs', 'blog', 'pages'].map(
    (name) => content[`docusaurus-plugin-content-${name}`],
  );
  const found = new Map<string, PageWords>();
  for (const { permalink, frontMatter } of sourcesIn(plugins)) {
    const words = frontMatter?.[key];
    if (words === undefined) continue;
    const result = schema.validate(words, { convert: false });
    if (result.error) {
      throw new Error(
        `${permalink}: ${key} must have a list of words for each id, as "a: [b, c]".`,
      );
    }
    found.set(permalink, result.value);
  }
  return found;
}
