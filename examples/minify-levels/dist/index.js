/*! LICENSE: index.js.LICENSE.txt */
/*! Example library, MIT */ function answer(flag) {
    if ('production' !== process.env.NODE_ENV) console.log('answer() was called with', flag);
    return flag ? 'yes' : 'no';
}
export { answer };
