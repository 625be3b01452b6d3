import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacePackages } from '../replacePackages';

const file = (name: string) => path.join(__dirname, name);

/** Replaces React Router and Docusaurus' link by what this site uses of them. */
export default function routerPatch(): Plugin {
  const files = {
    '@docusaurus/Link': file('Link.tsx'),
    'react-router-config$': file('router.tsx'),
    'react-router-dom$': file('router.tsx'),
  };
  return replacePackages('router', files, { alsoOnServer: true });
}
