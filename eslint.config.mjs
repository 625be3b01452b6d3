import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids imports that would break a wall of the house; see CONTRIBUTING.md. */
function wall(files, patterns, message) {
  return {
    files,
    ignores: ['**/__tests__/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: patterns, message }] }] },
  };
}

const libIsPure = 'src/lib is pure: it imports nothing outside itself.';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'node_modules/',
      'examples/',
      'test-results/',
      'playwright-report/',
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.mjs'] },
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
      curly: ['error', 'multi-or-nest', 'consistent'],
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Texts of tests are not read by readers; the rules on promises do not know Playwright's fixtures.
    files: ['**/__tests__/**', 'e2e/**', 'checks/site/hosting/**', 'src/testing/**'],
    rules: {
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/no-html-links': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  // By depth, so that no folder has to be listed: `../` leads out of src/lib, but not out of src/lib/search.
  wall(['src/lib/*'], '^(?!\\./(?!\\.\\.))', libIsPure),
  wall(['src/lib/*/**'], '^(?!\\.\\.?/(?!\\.\\.))', libIsPure),
  wall(
    ['src/plugins/**', 'src/remark/**', 'src/renderedPages/**'],
    '(/|^)(components|hooks|theme)/',
    'Build steps never import from components, hooks or theme.',
  ),
  wall(
    ['src/components/**', 'src/hooks/**', 'src/theme/**', 'src/pages/**'],
    '^(@site/src/|(\\.\\./)+)(plugins|renderedPages|browser)/(?!.*/types$)',
    'Components never import from build steps, but for types and emitted data, nor from client modules.',
  ),
  wall(
    ['src/browser/**'],
    '^(@site/src/|(\\.\\./)+)(plugins|renderedPages|components|theme)/(?!.*/types$)',
    'Client modules never import from build steps, but for types and emitted data, nor from components.',
  ),
  {
    files: ['*.ts', 'src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^(@site\\/|(\\.{1,2}\\/)+)(checks|e2e)\\//]',
          message: 'Nothing of the site imports its checks or its browser tests.',
        },
      ],
    },
  },
);
