import fs from 'node:fs';

const file = 'postcss.config.mjs';
const text = fs.readFileSync(file, 'utf8');
fs.writeFileSync(file, text.replace("'blue'", "'green'"));
