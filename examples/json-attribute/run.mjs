try {
  const { maxItems } = await import('./dist/index.js');
  console.log(maxItems);
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
