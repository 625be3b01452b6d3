import type { FenceMeta } from '../../src/content/remark/fenceMeta';
import type { Issue } from '../base/issue';
import type { PageBody } from '../content/readBody';

/** The parts of a Markdown file that the check reads. */
export interface Page {
  /** Path relative to the project's root. */
  file: string;
  fences: Fence[];
  inlineCode: PageBody['inlineCode'];
}

/** One fenced code block. */
export interface Fence {
  file: string;
  /** Line of the opening fence, from 1; the code starts on the next one. */
  line: number;
  lang: string;
  meta: FenceMeta;
  code: string;
}

/** How a fence is verified. */
export type Kind =
  /** Included from `examples/`: verified by building the example. */
  | 'included'
  /** Declared as incomplete on purpose: not verified. */
  | 'fragment'
  /** Configuration of a tool: type-checked and loaded. */
  | 'config'
  | 'package'
  /** TypeScript and JavaScript: parsed, and type-checked if all imports resolve. */
  | 'script'
  /** JSON, YAML, TOML, Vue: parsed. */
  | 'data'
  /** Terminal input: its `rslib` commands are compared with the real CLI. */
  | 'shell'
  /** Nothing to verify. */
  | 'text';

/** Equal fences, usually one on the page of each language. */
export interface Sample {
  kind: Kind;
  fences: [Fence, ...Fence[]];
}

/** Something wrong with a sample, which is reported for each of its pages. */
export interface Mistake extends Omit<Issue, 'file'> {
  /** Line inside the code, from 1; absent if the whole fence is meant. */
  line?: number;
}
