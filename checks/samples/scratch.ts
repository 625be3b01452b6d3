import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TSCONFIG = {
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
};

/**
 * The smallest project in which a configuration can be loaded. The text of each
 * file by name.
 */
const PROJECT: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'sample',
    version: '1.0.0',
    private: true,
    type: 'module',
  }),
  'tsconfig.json': JSON.stringify(TSCONFIG),
  'src/index.ts': 'export const sample = true;\n',
};

/**
 * A scratch folder inside an installation, so that samples find the packages a
 * reader would have installed. Named by the process: runs may overlap.
 */
export class Scratch {
  private readonly root: string;

  /** @param installation absolute path of a folder with `node_modules` */
  constructor(installation: string) {
    this.root = path.join(installation, `.work/samples-${process.pid}`);
  }

  /** Deletes everything placed. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /**
   * Puts a sample into a project of its own.
   *
   * @param id unique name of the folder
   * @returns absolute path of the sample
   */
  place(id: string, fileName: string, code: string): string {
    const folder = path.join(this.root, id);
    for (const [name, content] of Object.entries({ ...PROJECT, [fileName]: `${code}\n` })) {
      const target = path.join(folder, name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    return path.join(folder, fileName);
  }
}
