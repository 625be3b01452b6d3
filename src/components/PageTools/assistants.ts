/** Assistants that take a question in the query of their URL. */
const assistants = [
  { name: 'ChatGPT', question: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', question: 'https://claude.ai/new?q=' },
] as const;

/**
 * Links that open a page in an assistant. The prompt is English in both languages.
 *
 * @param url absolute URL of the page's Markdown form
 */
export function assistantLinks(url: string): { name: string; href: string }[] {
  const prompt = `Read ${url}, I want to ask questions about it.`;
  return assistants.map(({ name, question }) => ({
    name,
    href: question + encodeURIComponent(prompt),
  }));
}
