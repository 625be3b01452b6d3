export default {
  source: {
    alias: { '@icons': './src/icons' },
  },
};
