import fs from 'node:fs';

fs.writeFileSync('tokens.json', '{ "brand": "green" }\n');
