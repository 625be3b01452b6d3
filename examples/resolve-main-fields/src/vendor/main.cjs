exports.field = 'main';
