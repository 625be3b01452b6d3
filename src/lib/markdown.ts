export interface Heading {
  depth: number;
  text: string;
  /** Explicit id, `{/* #id *\/}`; `undefined` where the author left it out. */
  id: string | undefined;
  line: number;
}

export interface Fence {
  /** The info string after the backticks: language and options. */
  info: string;
  code: string;
  line: number;
}

/** The structure of the body of a page. */
export interface MarkdownBody {
  headings: Heading[];
  fences: Fence[];
  /** Targets of Markdown links, images and `href`/`src` attributes, in order. */
  links: string[];
  /** JSX components in order of their opening tags, with their attributes. */
  components: string[];
}

const headingPattern = /^(#{1,6})\s+(.*?)(?:\s*\{\/\*\s*#([\w-]+)\s*\*\/\})?\s*$/;
const fencePattern = /^(\s*)(`{3,}|~{3,})(.*)$/;
const linkPattern = /\]\(\s*([^\s)]+)[^)]*\)|\b(?:href|src)="([^"]*)"/g;
const componentPattern = /<([A-Z]\w*)((?:\s[^<>]*)?)\/?>/g;

/** Removes translated attributes, which differ between languages. */
function withoutTexts(attributes: string): string {
  return attributes
    .replace(/\s(label|title|alt|caption|aria-label)="[^"]*"/g, '')
    .replace(/\s*\/$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Reads the structure of a page from its Markdown, line by line. This is not a full parser: it
 * knows the syntax that the pages of this site use, and checks keep them to it.
 *
 * @param source text of the file; front matter, if any, is skipped
 */
export function parseMarkdown(source: string): MarkdownBody {
  const body: MarkdownBody = { headings: [], fences: [], links: [], components: [] };
  const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(source) ?? [];
  // Blank lines in place of the front matter keep the line numbers of the file.
  const lines = frontMatter.replace(/[^\n]/g, '') + source.slice(frontMatter.length);

  let open: { mark: string; fence: Fence } | undefined;
  lines.split('\n').forEach((text, index) => {
    const line = index + 1;
    const [, , mark = '', info = ''] = fencePattern.exec(text) ?? [];
    if (open) {
      if (mark.startsWith(open.mark) && info.trim() === '') open = undefined;
      else open.fence.code += `${text}\n`;
      return;
    }
    if (mark) {
      const fence = { info: info.trim(), code: '', line };
      body.fences.push(fence);
      open = { mark, fence };
      return;
    }
    const heading = headingPattern.exec(text);
    if (heading) {
      const [, marks = '', title = '', id] = heading;
      body.headings.push({ depth: marks.length, text: title, id, line });
    }
    const prose = text.replace(/`[^`]*`/g, '');
    for (const [, markdown, attribute] of prose.matchAll(linkPattern))
      body.links.push(markdown ?? attribute ?? '');

    for (const [, name = '', attributes = ''] of prose.matchAll(componentPattern))
      body.components.push(`${name} ${withoutTexts(attributes)}`.trim());
  });
  return body;
}
