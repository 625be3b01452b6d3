import { readFile } from "node:fs/promises";
const settings = await readFile('settings.txt', 'utf8');
export { settings };
