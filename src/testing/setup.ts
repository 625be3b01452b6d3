import '@testing-library/jest-dom';

// Docusaurus' links prefetch pages through this object of its client entry.
Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

// Nor does it lay anything out.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
