#!/usr/bin/env node
import { readTitle } from "./index.js";
const [file] = process.argv.slice(2);
if (void 0 === file) {
    console.error('Usage: read-title <file>');
    process.exitCode = 1;
} else console.log(await readTitle(file) ?? '(no title)');
