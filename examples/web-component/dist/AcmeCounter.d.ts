export declare class AcmeCounter extends HTMLElement {
    connectedCallback(): void;
}
