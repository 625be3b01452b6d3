try {
  console.log(Object.keys(await import('./dist/index.js')).join(', '));
} catch (error) {
  console.log(
    `Error [${error.code}]: ${error.message.replaceAll(import.meta.dirname, '').split(' imported')[0]}`,
  );
}
