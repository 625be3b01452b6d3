const words = require('./words.cjs');
module.exports = {
    greet: (name)=>`${words.hello}, ${name}`
};
export { };
