import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { verifyReplacements } from '../verifyReplacements';

/** The only package in the browser that imports tslib. It calls one of its functions. */
const utilsCommon = /@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

/** Leaves the unused functions of tslib, a CommonJS module, out of the scripts. */
export default function tslibPatch(): Plugin {
  const alias = { tslib$: path.join(__dirname, 'tslib.ts') };
  return {
    name: 'tslib',
    configureWebpack: (_config, isServer) =>
      ({
        module: { rules: [{ test: utilsCommon, resolve: { alias } }] },
        plugins: isServer ? [] : [verifyReplacements('tslib', alias)],
      }) as object,
  };
}
