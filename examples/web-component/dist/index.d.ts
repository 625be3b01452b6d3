import { AcmeCounter } from './AcmeCounter.js';
declare global {
    interface HTMLElementTagNameMap {
        'acme-counter': AcmeCounter;
    }
}
export { AcmeCounter };
