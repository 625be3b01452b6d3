import { stackBlitz } from '@site/src/site/examplePaths';

/**
 * Opens an example in StackBlitz, in a new tab.
 *
 * @param url of the fields of the form to post, as JSON
 * @throws Error if the fields cannot be loaded
 */
export async function openInStackBlitz(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const fields = (await response.json()) as Record<string, string>;
  const form = document.createElement('form');
  form.action = `${stackBlitz}/run`;
  form.method = 'post';
  form.target = '_blank';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // Other inputs would remove line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
