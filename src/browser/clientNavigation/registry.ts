import registry from '@generated/registry';

/**
 * Docusaurus' registry of chunks in which each module has the name of its chunk: what a page
 * reports when it is rendered is then what the bundler's manifest knows.
 */
export default Object.fromEntries(
  Object.entries(registry).map(([name, [load, , id]]) => [name, [load, name, id]]),
);
