/** What a page and its Markdown form must have in common, each list in the order of the page. */
export interface PageFacts {
  /** `## Text {#id}` */
  headings: string[];
  /** Language, line break, code. */
  code: string[];
  /** Absolute URLs. */
  links: string[];
}

const kinds = ['headings', 'code', 'links'] as const;

/** Lists the first difference of each kind between two forms of a page; empty if they agree. */
export function compareFacts(html: PageFacts, markdown: PageFacts): string[] {
  return kinds.flatMap((kind) => {
    const [expected, found] = [html[kind], markdown[kind]];
    const length = Math.max(expected.length, found.length);
    for (let at = 0; at < length; at++) {
      if (expected[at] === found[at]) continue;
      const shown = [expected[at], found[at]].map((each) => JSON.stringify(each) ?? 'nothing');
      return [`${kind}, number ${at + 1}: the page has ${shown[0]}, its Markdown ${shown[1]}`];
    }
    return [];
  });
}
