export default {
  plugins: [
    {
      postcssPlugin: 'brand-color',
      Declaration(declaration) {
        if (declaration.value === 'brand') declaration.value = 'blue';
      },
    },
  ],
};
