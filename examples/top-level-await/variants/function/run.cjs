const { readSettings } = require('./dist/index.cjs');

readSettings().then((text) => console.log(text.trim()));
