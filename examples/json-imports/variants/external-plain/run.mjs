try {
  const { reactName } = await import('./dist/index.js');
  console.log(reactName);
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
