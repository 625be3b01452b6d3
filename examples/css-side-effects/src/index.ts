import './panel.css';

export function panelClass(isOpen: boolean): string {
  return isOpen ? 'panel panel-open' : 'panel';
}
