/** Names and URLs of the documented product. */
export const product = {
  name: 'Rslib',
  packageName: '@rslib/core',
  bundler: 'Rsbuild',
  createCommand: 'npm create rslib@latest',
  repository: 'https://github.com/web-infra-dev/rslib',
} as const;
