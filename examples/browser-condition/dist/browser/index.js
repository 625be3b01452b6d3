const parse = (text)=>JSON.parse(text);
const load = async (path)=>parse(await (await fetch(path)).text());
export { load };
