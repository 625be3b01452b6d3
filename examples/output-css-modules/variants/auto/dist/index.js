const card = {
    "card-title": "card-title-mGWqNO",
    cardTitle: "card-title-mGWqNO"
};
const src_card = card["card-title"];
export { src_card as card };
