import "./badge_module.css";
const badge_module = {
    badge: "badge-OyXJDZ"
};
export default badge_module;
