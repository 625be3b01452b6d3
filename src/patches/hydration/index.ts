import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

/** Renders what depends on the browser in a transition, so that a slow phone answers meanwhile. */
export default function hydrationPatch(): Plugin {
  return replaceClientModules('hydration', {
    './browserContext': path.join(__dirname, 'browserContext.tsx'),
    '../browserContext': path.join(__dirname, 'browserContext.tsx'),
  });
}
