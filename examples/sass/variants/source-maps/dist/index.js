import "./theme.css";
import badge_module from "./badge.module.js";
const badgeClass = badge_module.badge;
export { badgeClass };
