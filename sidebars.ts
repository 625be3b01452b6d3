import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { group } from './src/site/sidebarItems';

const sidebars: SidebarsConfig = {
  guide: [
    group('Getting Started', 'guide/start', [
      'index',
      'quick-start',
      'existing-package',
      'compare',
      'npm-packages',
      'glossary',
    ]),
    group('Solution', 'guide/solution', ['nodejs', 'react', 'vue', 'svelte', 'solid'], true),
    group('Basic', 'guide/basic', [
      'cli',
      'configure-rslib',
      'typescript',
      'output-format',
      'output-structure',
      'environment-variables',
      'watch-and-cache',
      'upgrade-rslib',
    ]),
    // In the order of a library's life: what it contains, its types, tests and releases, tools.
    group('Advanced', 'guide/advanced', [
      'third-party-deps',
      'css',
      'css-preprocessors',
      'static-assets',
      'svgr-files',
      'json-files',
      'web-workers',
      'dts',
      'dts-bundle',
      'testing',
      'package-json',
      'publishing',
      'continuous-integration',
      'output-compatibility',
      'script-tags',
      'monorepos',
      'storybook',
      'module-federation',
      'javascript-api',
    ]),
    group('Migration', 'guide/migration', ['modernjs-module', 'tsup', 'other-tools']),
    group('FAQ', 'guide/faq', ['features', 'troubleshooting']),
  ],
  config: [
    'config/index',
    group(
      'Lib Configurations',
      'config/lib',
      [
        'format',
        'bundle',
        'auto-extension',
        'auto-external',
        'redirect',
        'syntax',
        'external-helpers',
        'banner',
        'footer',
        'dts',
        'shims',
        'id',
        'umd-name',
        'out-base',
      ],
      true,
    ),
    group(
      'Rsbuild Configurations',
      'config/rsbuild',
      ['resolve', 'source', 'output', 'tools', 'plugins'],
      true,
    ),
  ],
};

export default sidebars;
