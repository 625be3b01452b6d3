/* @example/config-shared */
const answer = 42;
export { answer };
