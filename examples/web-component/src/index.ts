import { AcmeCounter } from './AcmeCounter';

customElements.define('acme-counter', AcmeCounter);

declare global {
  interface HTMLElementTagNameMap {
    'acme-counter': AcmeCounter;
  }
}

export { AcmeCounter };
