const card_module = {
    "card-title": "acme-card-title",
    cardTitle: "acme-card-title"
};
const card = card_module["card-title"];
export { card };
