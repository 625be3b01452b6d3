import { readFile } from "node:fs/promises";
const parse = (text)=>JSON.parse(text);
const load = async (path)=>parse(await readFile(path, 'utf8'));
export { load };
