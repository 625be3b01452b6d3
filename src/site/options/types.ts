/** The output formats whose defaults may differ from each other. */
export type OutputFormat = 'esm' | 'cjs' | 'umd' | 'mf' | 'iife';

/** A default that depends on the output format of the library. */
export type DefaultByFormat = Partial<Record<OutputFormat, string>>;

/** What `npm run options` reads from the installed package. */
export interface GeneratedFacts {
  /** TypeScript type as a reader would write it, e.g. `boolean | DtsOptions`. */
  type: string;
  /** Source text of the default, e.g. `false`; per format where they differ. */
  default: string | DefaultByFormat;
  /** Flags of the command line that set the option: `['--dts', '--no-dts']`. */
  cli?: readonly string[];
  /**
   * Whether the option may also be set at the top level of the configuration, where it applies to
   * every item of `lib`; `only` if it may be set nowhere else.
   */
  topLevel: boolean | 'only';
}

/** What only authors know. */
export interface AuthoredFacts {
  /** First version that has the option, e.g. `0.1.0`. */
  since: string;
  /** Set when the option should no longer be used; `instead` names its replacement. */
  deprecated?: { since: string; instead: string };
  /** The flag that sets the option, without its other spellings: `--dts`. */
  flag?: string;
  /** The default, or that of some formats, if the package doesn't tell it. */
  default?: string | DefaultByFormat;
}

/**
 * What the head of a configuration section states about one option: facts, no
 * prose, and therefore the same in both languages.
 */
export interface OptionFacts extends GeneratedFacts, Pick<AuthoredFacts, 'since' | 'deprecated'> {
  /** Page about the option in the docs of Rsbuild, below `/config/`: `output/target`. */
  docs?: string;
}

/** All options of one section by their full name, e.g. `lib.dts.bundle`. */
export type OptionTable = Readonly<Record<string, OptionFacts>>;

/** What authors write, by option. */
export type AuthoredTable = Readonly<Record<string, AuthoredFacts>>;

/** What is generated, by option. */
export type GeneratedTable = Readonly<Record<string, GeneratedFacts>>;
