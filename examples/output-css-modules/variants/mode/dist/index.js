const card_module = {
    private: "private-HsmpBw"
};
const card = card_module["card-title"];
export { card };
