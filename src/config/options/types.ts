/** The output formats whose defaults may differ from each other. */
export type OutputFormat = 'esm' | 'cjs' | 'umd' | 'mf' | 'iife';

/** A default that depends on the output format of the library. */
export type DefaultByFormat = Partial<Record<OutputFormat, string>>;

/**
 * What the head of a configuration section states about one option: facts, no
 * prose, and therefore the same in both languages.
 */
export interface OptionFacts {
  /** TypeScript type as a reader would write it, e.g. `boolean | DtsOptions`. */
  type: string;
  /** Source text of the default, e.g. `false`; per format where they differ. */
  default: string | DefaultByFormat;
  /** First version that has the option, e.g. `0.1.0`. */
  since: string;
  /** Set when the option should no longer be used; `instead` names its replacement. */
  deprecated?: { since: string; instead: string };
  /** Flags of the command line that set the option: `['--dts', '--no-dts']`. */
  cli?: readonly string[];
  /** Page about the option in the docs of Rsbuild, below `/config/`: `output/target`. */
  docs?: string;
  /**
   * Whether the option may also be set at the top level of the configuration, where it applies to
   * every item of `lib`; `only` if it may be set nowhere else.
   */
  topLevel: boolean | 'only';
}

/**
 * All options of one section by their full name, e.g. `lib.dts.bundle`.
 * `lib.ts` exports `libOptions`, `rsbuild.ts` exports `rsbuildOptions`.
 */
export type OptionTable = Readonly<Record<string, OptionFacts>>;
