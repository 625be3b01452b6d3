/** One file, ready to be printed by the theme's `CodeBlock`. */
export interface ExplorerFile {
  /** Path inside the example, e.g. `dist/index.js`. */
  path: string;
  language: string;
  /** Name of the language for readers; empty for plain text. */
  label: string;
  /** Highlighted markup; its text content is the file. */
  html: string;
}

/** Chosen value by switch, e.g. `{ format: 'esm', dts: 'off' }`. */
export type Switches = Readonly<Record<string, string>>;

/** A recorded build: what goes in and what comes out. */
export interface ExplorerVariant {
  key: string;
  switches: Switches;
  config: ExplorerFile;
  /** Markup of the output folder drawn as tree; empty if nothing was written. */
  tree: string;
  files: ExplorerFile[];
  /** Markup of the terminal output of the build, if it is one that fails. */
  failure?: string;
}

/** A switch and the values a reader can pick, in the order of the manifest. */
export interface ExplorerSwitch {
  name: string;
  values: string[];
}

/** All recorded builds of one example. */
export interface Explorer {
  switches: ExplorerSwitch[];
  /** At least one; the first is shown first. */
  variants: [ExplorerVariant, ...ExplorerVariant[]];
}

/** What each page that shows the example knows without loading anything. */
export interface ExplorerSummary {
  switches: ExplorerSwitch[];
  /** Which combinations were recorded, by key. */
  combinations: Record<string, Switches>;
  initial: ExplorerVariant;
}
