import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacePackages } from '../replacePackages';

const file = (name: string) => path.join(__dirname, name);

/** Replaces React Router by what Docusaurus uses of it, except for its link, which needs more. */
export default function routerPatch(): Plugin {
  const files = {
    '@docusaurus/Link': file('../link/Link.tsx'),
    'react-router-config$': file('router.tsx'),
    'react-router-dom$': file('router.tsx'),
  };
  return replacePackages('router', files, { alsoOnServer: true });
}
