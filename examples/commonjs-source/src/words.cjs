module.exports = { hello: 'Hello' };
