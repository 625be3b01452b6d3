import type { Issue } from '../base/issue';
import type { Page } from './content';

/** One part of a page, such as a heading; equal parts have equal texts. */
export interface Part {
  text: string;
  line: number;
}

/** A kind of part that all languages of a page have in the same order. */
export interface Aspect {
  name: string;
  partsOf: (page: Page) => Part[];
}

/** Returns the first line of each text that differs from the other text. */
function difference(one: string, other: string): [string, string] {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const index = at < 0 ? lines.length : at;
  return [lines[index] ?? '', others[index] ?? ''];
}

function describe(name: string, part: Part | undefined, wanted: Part | undefined, place: string) {
  if (!part) {
    const [shown] = difference(wanted?.text ?? '', '');
    return { message: `the ${name} "${shown}" of ${place} is missing`, fix: 'Add it.' };
  }
  if (!wanted)
    return { message: `${place} has no such ${name}`, fix: 'Remove it, or add it there.' };

  const [is, should] = difference(part.text, wanted.text);
  return {
    message: `the ${name} has "${is}" where ${place} has "${should}"`,
    fix: `Write "${should}" here, or "${is}" there.`,
  };
}

/**
 * Finds the first part in which a translation differs from its original. Later differences are not
 * reported, as most of them follow from the first one.
 */
export function compareOrder({ name, partsOf }: Aspect, page: Page, original: Page): Issue[] {
  const [parts, originals] = [partsOf(page), partsOf(original)];
  const length = Math.max(parts.length, originals.length);
  for (let at = 0; at < length; at++) {
    let [part, wanted] = [parts[at], originals[at]];
    if (part?.text === wanted?.text) continue;

    if (originals.slice(at).some(({ text }) => text === part?.text)) part = undefined;
    else if (parts.slice(at).some(({ text }) => text === wanted?.text)) wanted = undefined;

    const place = wanted ? `${original.file}:${wanted.line}` : original.file;
    return [{ file: page.file, line: part?.line, ...describe(name, part, wanted, place) }];
  }
  return [];
}
