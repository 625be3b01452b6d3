function level(options) {
    return options?.level ?? 1;
}
const last = (list)=>list.at(-1);
export { last, level };
