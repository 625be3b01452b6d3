import "./theme.scss";
import badge_module from "./badge.module.scss";
const badgeClass = badge_module.badge;
export { badgeClass };
