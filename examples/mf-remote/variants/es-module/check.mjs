import { readFileSync } from 'node:fs';

const { metaData } = JSON.parse(readFileSync('./dist/mf/mf-manifest.json', 'utf8'));
console.log(metaData.remoteEntry.type);
