import { load, type YAMLException } from 'js-yaml';
import type { Root } from 'mdast';
import { mdx, splitFrontMatter } from '../../src/remark/mdx';
import { readBody, type PageBody } from './readBody';

export interface PageSource extends PageBody {
  frontMatter: Record<string, unknown>;
  /** Lines of the front matter's keys. */
  keyLines: Record<string, number>;
}

/** Thrown if a page cannot be read; has the line, if it is known. */
export class PageError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

function readFrontMatter(yaml: string): Record<string, unknown> {
  try {
    return (load(yaml) ?? {}) as Record<string, unknown>;
  } catch (error) {
    const { reason, mark } = error as YAMLException;
    // The front matter starts on the second line of the file; YAML counts from 0.
    throw new PageError(
      `the front matter is not valid YAML: ${reason}`,
      mark.line + 2,
      'Correct the syntax. Quote a text that contains ": " or starts with a special character.',
      { cause: error },
    );
  }
}

function parseBody(text: string): Root {
  try {
    return mdx.parse(text);
  } catch (error) {
    const { reason, line } = error as { reason: string; line?: number };
    // For a tag that is not closed, only the message has the position: "(3:1-3:7)".
    const [, place] = /\((\d+):/.exec(reason) ?? [];
    throw new PageError(
      `the page is not valid MDX: ${reason}`,
      line ?? (Number(place) || undefined),
      'Correct the syntax. In text, write \\{ and \\< for { and <, or put them in code.',
      { cause: error },
    );
  }
}

/**
 * Reads the source of a page.
 *
 * @throws PageError if its front matter is not YAML or its body is not MDX
 */
export function parsePage(source: string): PageSource {
  const { yaml, body } = splitFrontMatter(source);
  const keys = yaml.split('\n').flatMap((text, index) => {
    const [, key] = /^([\w-]+):/.exec(text) ?? [];
    return key === undefined ? [] : [[key, index + 2] as const];
  });
  return {
    frontMatter: readFrontMatter(yaml),
    keyLines: Object.fromEntries(keys),
    ...readBody(parseBody(body)),
  };
}
