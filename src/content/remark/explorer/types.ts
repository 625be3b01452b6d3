/** A file as the theme's `CodeBlock` expects it. */
export interface ExplorerFile {
  /** Path inside the example, e.g. `dist/index.js`. */
  path: string;
  language: string;
  /** Name of the language for screen readers; empty for plain text. */
  label: string;
  /** Highlighted markup whose text content is the file. */
  html: string;
}

/** Chosen value by switch, e.g. `{ format: 'esm', dts: 'off' }`. */
export type Switches = Readonly<Record<string, string>>;

/** A recorded build: its config and its output. */
export interface ExplorerVariant {
  key: string;
  switches: Switches;
  config: ExplorerFile;
  /** Markup of the output folder drawn as a tree; empty if the build wrote nothing. */
  tree: string;
  files: ExplorerFile[];
  /** Markup of the terminal output if the build is one that fails. */
  failure?: string;
}

/** A switch and the values that readers can pick, in the order of the manifest. */
export interface ExplorerSwitch {
  name: string;
  values: string[];
}

/** All recorded builds of one example. */
export interface Explorer {
  switches: ExplorerSwitch[];
  /** The first one is shown first. */
  variants: [ExplorerVariant, ...ExplorerVariant[]];
}

/** The part of an explorer that its page contains; the rest is loaded on demand. */
export interface ExplorerSummary {
  switches: ExplorerSwitch[];
  /** The recorded combinations, by the key of their variant. */
  combinations: Record<string, Switches>;
  /** Keys of the combinations whose build fails. */
  refused: string[];
  initial: ExplorerVariant;
}
