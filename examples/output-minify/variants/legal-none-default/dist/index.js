/** @license MIT, by the authors of sum */ const sum = (values)=>values.reduce((left, right)=>left + right, 0);
/*! basket 1.0.0, MIT */ function total(prices) {
    const subtotal = /* @__PURE__ */ sum(prices);
    return subtotal;
}
export { total };
