import fs from 'node:fs';
import path from 'node:path';
import { filesOf, writeFiles } from '../base/files';

/** The smallest project in which a configuration can be loaded: texts by file. */
const project: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'sample',
    version: '1.0.0',
    private: true,
    type: 'module',
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      jsx: 'react-jsx',
      rootDir: 'src',
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['src'],
  }),
  'src/index.ts': 'export const sample = true;\n',
};

/**
 * Creates a scratch folder inside an installation, so that samples find the packages that a reader
 * would have installed. Its name has the process id, so that runs may overlap.
 *
 * @param installation absolute path of a folder with `node_modules`
 * @returns `place` as in `CodeTools`; `remove` deletes the folder
 */
export function createScratch(installation: string) {
  const root = path.join(installation, `.work/samples-${process.pid}`);
  let count = 0;
  const place = (fileName: string, code: string): string => {
    const folder = path.join(root, String(count++));
    writeFiles(folder, filesOf({ ...project, [fileName]: `${code}\n` }));
    return path.join(folder, fileName);
  };
  return { place, remove: () => fs.rmSync(root, { recursive: true, force: true }) };
}
