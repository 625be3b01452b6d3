const card_module = {
    "card-title": "card-title-ffE1Zm",
    cardTitle: "card-title-ffE1Zm"
};
const card = card_module["card-title"];
export { card };
