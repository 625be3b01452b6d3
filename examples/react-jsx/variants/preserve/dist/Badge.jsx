function Badge({ count }) {
    return <span className="badge">{count}</span>;
}
export { Badge };
