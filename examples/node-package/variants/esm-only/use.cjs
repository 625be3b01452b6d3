const { readTitle } = require('@example/node-package');

readTitle('test/article.md').then(console.log);
