try {
  const { icons } = await import('./dist/index.js');
  console.log(icons.arrow);
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
