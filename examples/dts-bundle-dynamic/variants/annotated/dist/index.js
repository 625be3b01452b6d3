const load = ()=>import("./levels.js");
export { load };
