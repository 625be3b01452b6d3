/*! LICENSE: index.js.LICENSE.txt */
/*! Example library, MIT */ function answer(flag) {
    process.env.NODE_ENV;
    return flag ? 'yes' : 'no';
}
export { answer };
