try {
  await import('./dist/index.cjs');
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
