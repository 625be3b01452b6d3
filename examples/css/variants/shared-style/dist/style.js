const button_module = {
    button: "button-QvAIfg"
};
function createButton(label) {
    const button = document.createElement('button');
    button.className = button_module.button;
    button.textContent = label;
    return button;
}
const card_module = {
    card: "card-EbFSar"
};
function createCard() {
    const card = document.createElement('section');
    card.className = card_module.card;
    return card;
}
export { createButton, createCard };
