import type { FenceMeta } from '../../src/remark/fenceMeta';

/** A Markdown file with what the check reads of it. */
export interface Page {
  /** Path relative to the site's folder, with `/`. */
  file: string;
  /** Locale code: `en` or `zh`. */
  locale: string;
  fences: Fence[];
  inlineCode: InlineCode[];
}

/** One fenced code block. */
export interface Fence {
  file: string;
  locale: string;
  /** Line of the opening fence, from 1; the code starts on the next one. */
  line: number;
  lang: string;
  meta: FenceMeta;
  code: string;
}

/** One piece of code in running text. */
export interface InlineCode {
  file: string;
  locale: string;
  line: number;
  code: string;
}

/** Something wrong with a sample, found before its place is known. */
export interface Finding {
  message: string;
  /** What an author should do. */
  mend: string;
  /** Line inside the code, from 1; absent: the fence as a whole. */
  line?: number;
}

/** A finding at its place. */
export interface Failure extends Finding {
  file: string;
  locale: string;
  line: number;
  lang: string;
}
