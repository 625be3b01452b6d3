import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';

const onRecoverableError: HydrationOptions['onRecoverableError'] = (error, { componentStack }) =>
  console.warn('React recovered from an error:', error, componentStack);

/** The functions that Docusaurus' client uses of `react-dom/client`, with our logging. */
const reactDomClient: { createRoot: typeof createRoot; hydrateRoot: typeof hydrateRoot } = {
  createRoot: (container, options) => createRoot(container, { ...options, onRecoverableError }),
  hydrateRoot: (container, page, options) =>
    hydrateRoot(container, page, { ...options, onRecoverableError }),
};

export default reactDomClient;
