import { readFile } from "node:fs/promises";
async function readTitle(file) {
    const markdown = await readFile(file, 'utf8');
    return /^# +(.+)$/m.exec(markdown)?.[1];
}
export { readTitle };
