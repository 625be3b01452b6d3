// Change: renders nothing. The pages of this site have no tags, but every page would load their
// styles. Upstream: 3.10.2
export default function TagsListInline(): null {
  return null;
}
