export default {
  autoExternal: false,
  lib: [{ format: 'esm', dts: { bundle: true } }],
};
