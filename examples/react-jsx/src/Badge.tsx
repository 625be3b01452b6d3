export function Badge({ count }: { count: number }) {
  return <span className="badge">{count}</span>;
}
