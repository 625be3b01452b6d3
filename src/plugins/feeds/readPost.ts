import {
  attribute,
  elementsOf,
  first,
  parseHtml,
  textOf,
  type Element,
} from '../../finishedHtml/html';
import { feedContent } from './feedContent';

export interface FeedPost {
  title: string;
  description: string;
  /** Absolute canonical address. */
  url: string;
  date: Date;
  /** HTML. */
  content: string;
}

interface Posting {
  '@type': string;
  headline: string;
  description: string;
  url: string;
  datePublished?: string;
}

/** What the structured data of a page says it is. */
function postingOf(document: ReturnType<typeof parseHtml>): Posting | undefined {
  const isData = (element: Element) => attribute(element, 'type') === 'application/ld+json';
  for (const script of elementsOf(document, isData)) {
    const { '@graph': things = [] } = JSON.parse(textOf(script)) as { '@graph'?: Posting[] };
    const posting = things.find((thing) => thing['@type'] === 'BlogPosting');
    if (posting) return posting;
  }
  return undefined;
}

/**
 * Reads a post from its finished page.
 *
 * @returns nothing for a page that is no post, such as the overview
 * @throws Error if a post has no date or no text: a feed without them is not valid
 */
export function readPost(html: string): FeedPost | undefined {
  const document = parseHtml(html);
  const posting = postingOf(document);
  if (!posting) return undefined;
  const { headline: title, description, url, datePublished = '' } = posting;
  const date = new Date(datePublished);
  if (Number.isNaN(date.getTime()))
    throw new Error(`The feed cannot hold ${url}: the post has no date. Give it "date".`);
  // Docusaurus names the element that holds the text of a post.
  const body = first(document, (element) => attribute(element, 'id') === '__blog-post-container');
  if (!body)
    throw new Error(`The feed cannot hold ${url}: its page has no #__blog-post-container.`);
  return { title, description, url, date, content: feedContent(body, url) };
}
