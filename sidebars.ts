import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { group } from './src/config/sidebarItems';

const sidebars: SidebarsConfig = {
  guide: [
    group('Getting Started', 'guide/start', ['index', 'quick-start', 'glossary', 'npm-packages']),
    group('Solution', 'guide/solution', ['nodejs', 'react', 'vue'], true),
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
    group('Advanced', 'guide/advanced', [
      'third-party-deps',
      'script-tags',
      'monorepos',
      'testing',
      'publishing',
      'output-compatibility',
      'css',
      'dts',
      'static-assets',
      'web-workers',
      'svgr-files',
      'json-files',
      'module-federation',
      'storybook',
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
