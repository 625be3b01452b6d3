/** Template with the button that closes an opened image, for keyboard users: the page is inert. */
export function closeButton(label: string): HTMLTemplateElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-close';
  button.ariaLabel = label;
  button.title = label;
  button.textContent = '×';
  const template = document.createElement('template');
  template.content.append(button);
  return template;
}
