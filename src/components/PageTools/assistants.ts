/** Assistants that take a question by their address: URL shapes and prompt from reading 2.8. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

/**
 * Links that open a page in an assistant. The prompt is English in both languages.
 *
 * @param url absolute address of the page's Markdown form
 */
export function assistantLinks(url: string): { name: string; href: string }[] {
  const prompt = `Read ${url}, I want to ask questions about it.`;
  return assistants.map(({ name, address }) => ({
    name,
    href: address + encodeURIComponent(prompt),
  }));
}
