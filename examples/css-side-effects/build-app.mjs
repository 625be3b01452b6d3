// The application of a user, built by Rspack without Rsbuild.
import { rspack } from '@rsbuild/core';

rspack(
  {
    mode: 'production',
    entry: './app/main.js',
    output: { path: `${import.meta.dirname}/app/dist` },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
  },
  (error, stats) => {
    if (error) throw error;
    console.log(Object.keys(stats.compilation.assets).sort().join('\n'));
  },
);
