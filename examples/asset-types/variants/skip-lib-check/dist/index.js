import "./reset.css";
import card_module from "./card.module.js";
import logo from "./logo.js";
const cardClass = card_module.card;
const logoUrl = logo;
export { cardClass, logoUrl };
