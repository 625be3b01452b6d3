try {
  require('./dist/index.js');
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
