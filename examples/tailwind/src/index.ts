import './styles.css';

export function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'ui:rounded ui:px-3';
  button.textContent = label;
  return button;
}
