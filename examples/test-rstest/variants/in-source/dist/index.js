function escape_escape(text) {
    return text.replaceAll('<', '&lt;');
}
const badge_module = {
    badge: "badge-JF3fc4"
};
const version = "1.0.0";
function badge(label) {
    return `<b class="${badge_module.badge}">${escape_escape(label)}</b>`;
}
export { badge, version };
