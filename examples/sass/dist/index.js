const badge_module = {
    badge: "badge-OyXJDZ"
};
const badgeClass = badge_module.badge;
export { badgeClass };
