import { Joi } from '@docusaurus/utils-validation';
import type { SiteConfig } from './types';

const sitePath = Joi.string().pattern(/^\//, 'path from the site root, "/…"');
const webUrl = Joi.string().uri({ scheme: ['http', 'https'] });

const socialLink = Joi.object({
  icon: Joi.alternatives(
    Joi.string().valid('github', 'x', 'discord'),
    Joi.object({
      svg: Joi.string()
        .pattern(/^\s*<svg[\s>]/, 'one <svg> element')
        .required(),
    }),
  ).required(),
  mode: Joi.string().valid('link', 'text', 'img', 'dom').required(),
  content: Joi.when('mode', {
    is: 'link',
    then: webUrl.required(),
    otherwise: Joi.string().required(),
  }),
});

const schema = Joi.object<SiteConfig>({
  url: webUrl.pattern(/^https?:\/\/[^/]+$/, 'origin without a path').required(),
  title: Joi.string().required(),
  tagline: Joi.string().required(),
  icon: sitePath.required(),
  logo: Joi.alternatives(
    sitePath,
    Joi.object({ light: sitePath.required(), dark: sitePath.required() }),
  ).required(),
  logoText: Joi.string().allow('').required(),
  multiVersion: Joi.object({
    default: Joi.string().allow('').required(),
    versions: Joi.array().items(Joi.string()).required(),
  }).required(),
  markdown: Joi.object({
    showLineNumbers: Joi.boolean().required(),
    defaultWrapCode: Joi.boolean().required(),
  }).required(),
  theme: Joi.object({
    darkMode: Joi.boolean().required(),
    enableAppearanceAnimation: Joi.boolean().required(),
    hideNavbar: Joi.string().valid('auto', 'never', 'always').required(),
    localeRedirect: Joi.string().valid('auto', 'never').required(),
    enableScrollToTop: Joi.boolean().required(),
    lastUpdated: Joi.boolean().required(),
    editLink: Joi.object({
      docRepoBaseUrl: webUrl.allow('').required(),
      text: Joi.boolean().required(),
    }).required(),
    socialLinks: Joi.array().items(socialLink).required(),
  }).required(),
});

/**
 * Checks the facts in `src/config/site.ts` when the site builds.
 *
 * @returns the same object, unchanged
 * @throws Error that lists every wrong option with its path, the value given and what is allowed
 */
export function validateSiteConfig(config: SiteConfig): SiteConfig {
  const { error } = schema.validate(config, { abortEarly: false, convert: false });
  if (!error) return config;
  const problems = error.details.map(({ path, message, context }) => {
    const given = JSON.stringify(context?.value);
    return `- ${path.join('.')}: ${message.replace(/^".*?" /, '')}; given: ${given}`;
  });
  throw new Error(`src/config/site.ts has wrong values:\n${problems.join('\n')}`, { cause: error });
}
