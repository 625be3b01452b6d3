const first = (list)=>list?.[0] ?? '';
export { first };
