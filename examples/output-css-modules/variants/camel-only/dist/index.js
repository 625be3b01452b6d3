const card_module = {
    cardTitle: "card-title-ffE1Zm"
};
const card = card_module.cardTitle;
export { card };
