// As pnpm does, puts the dependency of a dependency where only that one finds it.
import fs from 'node:fs';

const forms = 'node_modules/@example/forms';
fs.rmSync(forms, { recursive: true, force: true });
fs.cpSync('packages/forms', forms, { recursive: true });
fs.cpSync('packages/fields', `${forms}/node_modules/@example/fields`, {
  recursive: true,
});
