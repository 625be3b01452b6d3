import { writeFileSync } from 'node:fs';

writeFileSync('.env', 'PUBLIC_ENDPOINT=https://api.example.com\n');
