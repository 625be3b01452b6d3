import { defineConfig } from '@rslib/core';
import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginYaml } from '@rsbuild/plugin-yaml';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  plugins: [pluginToml(), pluginYaml()],
});
