import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceClientModules } from '../replaceClientModules';

const file = (name: string) => path.join(__dirname, '../../browser/leanClient', name);

/**
 * Replaces parts of the main script: those that this site uses little or nothing of (9 kB
 * compressed), and those that keep the browser busy when a page starts. The server bundle has them,
 * too, but for the head: if Docusaurus uses more of them after an upgrade, the build fails when it
 * renders the pages.
 */
export default function leanClient(): Plugin {
  const { configureWebpack, ...plugin } = replaceClientModules('lean-client', {
    './BaseUrlIssueBanner': file('BaseUrlIssueBanner.ts'),
    './browserContext': file('browserContext.tsx'),
    '../browserContext': file('browserContext.tsx'),
  });
  return {
    ...plugin,
    configureWebpack: (config, isServer, ...rest) => ({
      ...configureWebpack?.call(plugin, config, isServer, ...rest),
      resolve: {
        alias: {
          nprogress$: file('nprogress.ts'),
          tslib$: file('tslib.ts'),
          // The server needs the original, which also returns the head as HTML.
          ...(isServer ? {} : { 'react-helmet-async$': file('helmet.ts') }),
        },
      },
    }),
  };
}
