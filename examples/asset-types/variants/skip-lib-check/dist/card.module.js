import "./card_module.css";
const card_module = {
    card: "card-EbFSar"
};
export default card_module;
