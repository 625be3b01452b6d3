import { optionTable } from '../../../site/options';
import type { OptionFacts } from '../../../site/options/types';
import type { HtmlLink } from '../highlight/toHtml';
import { findOptions } from './findOptions';

/** A part of the code that leads to a page, from `start` to before `end`, in characters. */
export interface CodeLink extends Pick<HtmlLink, 'start' | 'end' | 'title'> {
  /** Without the prefix of a language: `/config/lib/dts#dts-bundle` */
  url: string;
}

/** Longer types say more than a reader wants to know in passing. */
const maxLength = 60;

/** The languages that samples of configurations and scripts have. */
const scripts = /^[cm]?[jt]sx?$/;
const shells = /^(?:ba|z)?sh$|^shell$/;

const flag = /(?<=\s)--?[a-z][\w-]*/g;

/** Types of Rslib by the page about what they describe. */
const urlsOfTypes: Readonly<Record<string, string>> = {
  RslibConfig: '/config/',
  LibConfig: '/config/lib/',
};

/** `boolean = false`; `boolean` if the default depends on the format */
function titleOf({ type, default: value }: OptionFacts): string {
  const title = typeof value === 'string' ? `${type} = ${value}` : type;
  return title.length > maxLength ? `${title.slice(0, maxLength)}…` : title;
}

/**
 * Finds what leads to a page in a sample: names of options in a configuration, flags of commands
 * of Rslib, and the types of a configuration.
 *
 * @param urls where each option is described, see {@link readOptionUrls}
 */
export function linkFinder(urls: ReadonlyMap<string, string>) {
  const flags = new Map(
    Object.entries(optionTable).flatMap(([option, { cli = [] }]) =>
      cli.map((name) => [name, option] as const),
    ),
  );
  const linkTo = (option: string) => {
    const facts = Object.hasOwn(optionTable, option) ? optionTable[option] : undefined;
    return { url: urls.get(option)!, ...(facts && { title: titleOf(facts) }) };
  };
  const inConfig = (code: string, file: string): CodeLink[] =>
    findOptions(code, /(?:^|\/)rslib\.config\.\w+$/.test(file), (name) => urls.has(name)).map(
      ({ option, start, end }) => ({ start, end, ...linkTo(option) }),
    );
  const inTypes = (code: string): CodeLink[] =>
    [...code.matchAll(/\b(?:RslibConfig|LibConfig)\b/g)].map(({ 0: name, index }) => ({
      start: index,
      end: index + name.length,
      url: urlsOfTypes[name]!,
    }));
  const inCommands = (code: string): CodeLink[] =>
    [...code.matchAll(/^.*\brslib\b.*$/gm)].flatMap(({ 0: line, index: at }) =>
      [...line.matchAll(flag)].flatMap(({ 0: name, index }) => {
        const option = flags.get(name);
        const place = { start: at + index, end: at + index + name.length };
        return option ? [{ ...place, ...linkTo(option) }] : [];
      }),
    );
  return (code: string, language: string, file: string): CodeLink[] => {
    if (shells.test(language)) return inCommands(code);
    return scripts.test(language) ? [...inConfig(code, file), ...inTypes(code)] : [];
  };
}
