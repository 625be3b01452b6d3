/**
 * Parses the properties that Docusaurus passes to all docs, and leaves out the title and the
 * description of each doc: only cards that link to a doc, which this site does not have, show them.
 * The list stays, empty, so that a page with such a card fails to render with the reason.
 *
 * @param json e.g. `{"version":{"docsSidebars":{…},"docs":{"guide/start":{…}}}}`
 */
export function sidebarsOnly(json: string): object {
  const props = JSON.parse(json) as { version?: object };
  return props.version ? { ...props, version: { ...props.version, docs: {} } } : props;
}
