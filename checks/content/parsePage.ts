import { load, type YAMLException } from 'js-yaml';
import type { Root } from 'mdast';
import { mdx, splitFrontMatter } from '../../src/content/remark/mdx';
import { FileError } from '../base/issue';
import { readBody, type PageBody } from './readBody';

export interface PageSource extends PageBody {
  frontMatter: Record<string, unknown>;
  /** Lines of the front matter's keys. */
  keyLines: Record<string, number>;
}

function readFrontMatter(file: string, yaml: string): Record<string, unknown> {
  try {
    return (load(yaml) ?? {}) as Record<string, unknown>;
  } catch (error) {
    const { reason, mark } = error as YAMLException;
    // The front matter starts on the second line of the file; YAML counts from 0.
    throw new FileError(
      {
        file,
        line: mark.line + 2,
        message: `the front matter is not valid YAML: ${reason}`,
        fix: 'Correct the syntax. Quote a text that contains ": " or starts with a special character.',
      },
      { cause: error },
    );
  }
}

function parseBody(file: string, text: string): Root {
  try {
    return mdx.parse(text);
  } catch (error) {
    const { reason, line } = error as { reason: string; line?: number };
    // For a tag that is not closed, only the message has the position: "(3:1-3:7)".
    const [, place] = /\((\d+):/.exec(reason) ?? [];
    const [, tag] = /closing tag for `<([\w.]+)/.exec(reason) ?? [];
    throw new FileError(
      {
        file,
        line: line ?? (Number(place) || undefined),
        message: `the page is not valid MDX: ${reason}`,
        fix: tag
          ? `Add </${tag}>, or write \\<${tag}> if it is text.`
          : 'Correct the syntax. In text, write \\{ and \\< for { and <, or put them in code.',
      },
      { cause: error },
    );
  }
}

/**
 * Reads the source of a page.
 *
 * @param file relative to the project's root, for the error
 * @throws FileError if its front matter is not YAML or its body is not MDX
 */
export function parsePage(file: string, source: string): PageSource {
  const { yaml, body } = splitFrontMatter(source);
  const keys = yaml.split('\n').flatMap((text, index) => {
    const [, key] = /^([\w-]+):/.exec(text) ?? [];
    return key === undefined ? [] : [[key, index + 2] as const];
  });
  return {
    frontMatter: readFrontMatter(file, yaml),
    keyLines: Object.fromEntries(keys),
    ...readBody(parseBody(file, body)),
  };
}
