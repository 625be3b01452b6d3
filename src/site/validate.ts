import Joi from 'joi';
import { localeCodes, type Locale } from './locales';
import type {
  EditLink,
  InterfaceTexts,
  LocaleRecord,
  NavItem,
  OverviewTexts,
  SiteConfig,
  ThemeOptions,
} from './types';

// With a strict map, TypeScript requires a rule of the right type for every field.
type Rules<T> = Joi.StrictSchemaMap<T>;

const flag = Joi.boolean();
const text = Joi.string();
const optionalText = text.optional();
const sitePath = text.pattern(/^\//, 'path from the site root, "/…"');
const webUrl = text.uri({ scheme: ['http', 'https'] });

const socialLink = Joi.object({
  icon: Joi.alternatives(
    text.valid('github', 'x', 'discord'),
    Joi.object({ svg: text.pattern(/^\s*<svg[\s>]/, 'one <svg> element') }),
  ),
  mode: text.valid('link', 'text', 'img', 'dom'),
  content: Joi.when('mode', { is: 'link', then: webUrl, otherwise: text }),
});

const editLink: Rules<EditLink> = { docRepoBaseUrl: webUrl.allow(''), text: text.allow('') };

const interfaceTexts: Rules<InterfaceTexts> = {
  outlineTitle: optionalText,
  lastUpdatedText: optionalText,
  prevPageText: optionalText,
  nextPageText: optionalText,
  sourceCodeText: optionalText,
  searchPlaceholderText: optionalText,
  searchNoResultsText: optionalText,
  searchSuggestedQueryText: optionalText,
  overview: Joi.object<OverviewTexts, true>({
    filterNameText: optionalText,
    filterPlaceholderText: optionalText,
    filterNoResultText: optionalText.pattern(/\{keyword\}/, 'text with {keyword}'),
  }).optional(),
};

const themeOptions: Rules<ThemeOptions> = {
  ...interfaceTexts,
  darkMode: flag,
  enableAppearanceAnimation: flag,
  enableContentAnimation: flag,
  fallbackHeadingTitle: flag,
  hideNavbar: text.valid('auto', 'never', 'always'),
  localeRedirect: text.valid('auto', 'never'),
  enableScrollToTop: flag,
  lastUpdated: flag,
  editLink: Joi.object(editLink),
  socialLinks: Joi.array().items(socialLink),
  search: flag,
};

/** Everything but a text of the interface is required. */
const siteSchema = Joi.object<SiteConfig, true>({
  url: webUrl.pattern(/^https?:\/\/[^/]+$/, 'origin without a path'),
  base: text.valid('/').messages({
    'any.only':
      'must be "/", because routes, feeds and headers assume the root of a domain; host the site on its own (sub)domain, and set SITE_URL for a preview',
  }),
  title: text,
  tagline: text,
  description: optionalText,
  icon: sitePath,
  logo: Joi.alternatives(sitePath, Joi.object({ light: sitePath, dark: sitePath })),
  logoText: text.allow(''),
  multiVersion: Joi.object({
    // Versions are segments of paths.
    versions: Joi.array()
      .items(text.pattern(/^[\w.-]+$/, 'letters, digits, ".", "_", "-"'))
      .unique(),
    default: Joi.when('versions', {
      is: Joi.array().length(0),
      then: text.valid(''),
      otherwise: Joi.valid(Joi.in('versions')).messages({
        'any.only': '{{#label}} must be one of the versions',
      }),
    }),
  }),
  markdown: Joi.object({
    showLineNumbers: flag,
    defaultWrapCode: flag,
  }),
  route: Joi.object({
    cleanUrls: flag.valid(true),
    exclude: Joi.array().items(text),
  }),
  theme: Joi.object(themeOptions),
}).options({ presence: 'required' });

const localeRecord = Joi.object<LocaleRecord, true>({
  ...interfaceTexts,
  title: text,
  tagline: text,
  description: text,
  editLink: Joi.object(editLink),
});

const localesSchema = Joi.object(
  Object.fromEntries(localeCodes.map((locale) => [locale, localeRecord.required()])),
);

function isRegularExpression(value: string, { error }: Joi.CustomHelpers): unknown {
  try {
    return new RegExp(value) && value;
  } catch {
    return error('regexp');
  }
}

const navLink = text.pattern(/^(\/|https?:)/, 'path from the site root or URL');

/** Entry of a group, always a link. */
const navEntry: Joi.ObjectSchema = Joi.object<Omit<NavItem, 'position' | 'items'>, true>({
  text: text.required(),
  link: navLink.required(),
  activeMatch: text
    .custom(isRegularExpression)
    .messages({ regexp: '{{#label}} must be a regular expression' }),
  tag: text,
});

/** Entry of the bar: a link, or a button that opens a group. */
const navItem = navEntry
  .keys({
    link: navLink,
    position: text.valid('left', 'right'),
    items: Joi.array().items(navEntry).min(1),
  })
  .xor('link', 'items');

/** Lists every wrong option with its path, the value given and what is allowed. */
export class ConfigError extends Error {
  constructor(
    readonly file: string,
    /** `theme.hideNavbar: must be one of [auto, never, always]; given: "sometimes"` */
    readonly problems: readonly string[],
  ) {
    super(`${file} has wrong values:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/** @throws ConfigError */
function check<T>(file: string, schema: Joi.Schema, value: T): T {
  const { error } = schema.validate(value, { abortEarly: false, convert: false });
  if (!error) return value;
  const problems = error.details.map(({ path, message, context }) => {
    const given = JSON.stringify(context?.value);
    return `${path.join('.')}: ${message.replace(/^".*?" /, '')}; given: ${given}`;
  });
  throw new ConfigError(file, problems);
}

/**
 * Checks the facts in `src/site/site.ts` when the site builds.
 *
 * @returns the same object, unchanged
 * @throws ConfigError
 */
export function validateSiteConfig(config: SiteConfig): SiteConfig {
  return check('src/site/site.ts', siteSchema, config);
}

/** The same for `src/site/localeRecords.ts`. */
export function validateLocaleRecords(
  records: Record<Locale, LocaleRecord>,
): Record<Locale, LocaleRecord> {
  return check('src/site/localeRecords.ts', localesSchema, records);
}

/** The same for the entries in `src/site/navigation.ts`. */
export function validateNav(nav: NavItem[]): NavItem[] {
  return check('src/site/navigation.ts', Joi.array().items(navItem), nav);
}
