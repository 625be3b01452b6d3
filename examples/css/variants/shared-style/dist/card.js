const card_module = {
    card: "card-EbFSar"
};
function createCard() {
    const card = document.createElement('section');
    card.className = card_module.card;
    return card;
}
export { createCard };
