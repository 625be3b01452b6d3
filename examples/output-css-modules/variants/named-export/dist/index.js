var _2 = "card-title-ffE1Zm";
const card = _2;
export { card };
