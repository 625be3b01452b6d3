import fs from 'node:fs';

const lines = fs.readFileSync('dist/index.css', 'utf8').split('\n');
console.log(lines.filter((line) => /@theme|@tailwind/.test(line)).join('\n'));
