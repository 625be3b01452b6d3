import { readdirSync } from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import packageJson from './package.json' with { type: 'json' };

/**
 * The layers of `src`: the folders of each one, the other layers that it may import from, and in
 * `types` those that it may import only types from. Checks and browser tests may import from all
 * layers; no layer may import from them.
 */
const layers = {
  // Facts of the site, and pure code that the build and the browser share.
  site: { folders: ['site'], imports: [] },
  // All that happens before a page is rendered, after it, and where it is served.
  build: { folders: ['content', 'emit', 'server'], imports: ['site', 'css'] },
  css: { folders: ['css'], imports: ['site'] },
  client: { folders: ['client'], imports: ['site'], types: ['build'] },
  interface: {
    folders: ['components', 'theme', 'pages'],
    imports: ['site', 'client'],
    types: ['build'],
  },
  // Everything that touches what Docusaurus doesn't document. The site works without it.
  patches: { folders: ['patches'], imports: ['site', 'client', 'interface'] },
  testing: {
    folders: ['testing'],
    imports: ['site', 'build', 'css', 'client', 'interface', 'patches'],
  },
};

const layered = Object.values(layers).flatMap(({ folders }) => folders);

const unlisted = readdirSync(new URL('src', import.meta.url), { withFileTypes: true }).find(
  (entry) => entry.isDirectory() && !layered.includes(entry.name),
);
if (unlisted)
  throw new Error(`Add src/${unlisted.name} to one of the layers in eslint.config.mjs.`);

/** Pattern of imports from folders, by relative path or alias: `../theme/x`, `@theme/x`. */
function importsOf(folders, prefix) {
  const paths = folders.join('|');
  return `^(${prefix}(${paths})|@(${paths})(-original)?)/`;
}

const fromChecks = {
  regex: importsOf(['checks', 'e2e'], '(@site/|(\\.\\.?/)+)'),
  message: 'The site must not import from its checks or browser tests.',
};

/** What may change in any release of Docusaurus. */
const fromPrivate = {
  regex:
    '^(@docusaurus/([^/]+/(lib|src)/|theme-common/internal)|' +
    '@generated/(registry|routesChunkNames)|react-helmet-async|react-router(-config|-dom)?(/|$))',
  message:
    'Only src/patches may import what Docusaurus does not document; @docusaurus/router has the hooks of the router.',
};

const fromDevDependencies = {
  regex: `^(${Object.keys(packageJson.devDependencies).join('|')})(/|$)`,
  message: 'The build needs this package: list it in the dependencies of package.json.',
  allowTypeImports: true,
};

/** A package is used by its name. */
const fromInsidePackages = {
  regex: '^(@site/|(\\.\\.?/)+)packages/',
  message: 'Import from the package by its name: it exports what sites may use.',
};

const fromSite = {
  regex: '^(@site/|(\\.\\./)+(src|checks|e2e|docusaurus\\.config)(/|$))',
  message: 'A package knows nothing of this site.',
};

function restrictImports(files, patterns, ignores = []) {
  const rules = { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
  return { files, ignores, rules };
}

const boundaries = [
  restrictImports(['packages/**'], [fromSite]),
  restrictImports(['checks/**', 'e2e/**'], [fromInsidePackages, fromPrivate]),
  restrictImports(['*.ts', 'src/**'], [fromChecks, fromInsidePackages, fromPrivate]),
  restrictImports(['src/patches/**'], [fromChecks, fromInsidePackages]),
  ...Object.entries(layers).flatMap(([name, { folders, imports, types = [] }]) => {
    const others = Object.entries(layers).filter(
      ([other]) => other !== name && !imports.includes(other),
    );
    const patterns = others.map(([other, { folders: theirs }]) => ({
      regex: importsOf(theirs, '(@site/src/|(\\.\\./)+)'),
      message: `The layer "${name}" must not import from "${other}"; see eslint.config.mjs.`,
      allowTypeImports: types.includes(other),
    }));
    const packages = name === 'testing' ? [] : [fromDevDependencies];
    return folders.map((folder) =>
      restrictImports(
        [`src/${folder}/**`],
        [
          fromChecks,
          fromInsidePackages,
          ...packages,
          ...patterns,
          ...(folder === 'patches' ? [] : [fromPrivate]),
        ],
        ['**/__tests__/**', 'src/patches/testing/**'],
      ),
    );
  }),
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '**/.docusaurus/',
      'node_modules/',
      'examples/',
      'test-results/',
      'playwright-report/',
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  // They compile each file, which takes long. What runs in Node.js and tests have no components.
  {
    files: ['{src,packages}/**'],
    ignores: ['**/__tests__/**', 'src/{content,emit,patches,server}/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.mjs', 'src/patches/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', '—', '×', '/', ':', '→', 'Rstack'] },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: ['variable', 'function', 'parameter'],
          format: null,
          // No UPPER_CASE.
          custom: { regex: '^[A-Z][A-Z0-9_]+$', match: false },
        },
      ],
      // Prettier wraps code, but not comments.
      'max-len': [
        'error',
        {
          code: Number.MAX_SAFE_INTEGER,
          comments: 100,
          ignoreUrls: true,
          ignorePattern: 'eslint-disable',
        },
      ],
      curly: ['error', 'multi-or-nest', 'consistent'],
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Readers never see texts of tests.
    files: [
      '**/__tests__/**',
      '**/fixture/**',
      'e2e/**',
      'checks/site/hosting/**',
      'src/testing/**',
    ],
    rules: {
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/no-html-links': 'off',
    },
  },
  ...boundaries,
);
