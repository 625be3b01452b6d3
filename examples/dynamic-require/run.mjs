try {
  await import('./app/dist/main.js');
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
