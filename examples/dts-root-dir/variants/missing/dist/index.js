const add = (a, b)=>a + b;
const sum = (values)=>values.reduce(add, 0);
export { sum };
