class AcmeCounter extends HTMLElement {
    connectedCallback() {
        let count = Number(this.getAttribute('start'));
        const button = document.createElement('button');
        button.textContent = String(count);
        button.onclick = ()=>{
            count += 1;
            button.textContent = String(count);
        };
        this.append(button);
    }
}
customElements.define('acme-counter', AcmeCounter);
export { AcmeCounter };
