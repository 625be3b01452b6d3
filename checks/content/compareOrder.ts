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

/** Returns the first line in which a part differs from another one. */
function difference(part?: Part, other?: Part): string {
  const others = other?.text.split('\n') ?? [];
  const line = part?.text.split('\n').find((each, index) => each !== others[index]) ?? '';
  return part ? `"${line}"` : 'nothing';
}

/**
 * Finds the first part in which a translation differs from its original. Later differences are not
 * reported, as most of them follow from the first one.
 */
export function compareOrder({ name, partsOf }: Aspect, page: Page, original: Page): Issue[] {
  const [parts, originals] = [partsOf(page), partsOf(original)];
  const longer = parts.length > originals.length ? parts : originals;
  const at = longer.findIndex(({ text }, index) =>
    [parts, originals].some((each) => each[index]?.text !== text),
  );
  if (at < 0) return [];

  const [part, wanted] = [parts[at], originals[at]];
  const [is, should] = [difference(part, wanted), difference(wanted, part)];
  const place = wanted ? `${original.file}:${wanted.line}` : original.file;
  const message = `the ${name} has ${is} where ${place} has ${should}`;
  const fix = `Write ${should} here, or ${is} there.`;
  return [{ file: page.file, line: part?.line, message, fix }];
}
