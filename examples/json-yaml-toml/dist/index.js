var limits_namespaceObject = {
    X: 20
};
const routes = {
    home: '/',
    search: '/search'
};
const theme = {
    colors: {
        accent: "#2563eb"
    }
};
const maxItems = limits_namespaceObject.X;
const home = routes.home;
const accent = theme.colors.accent;
export { accent, home, maxItems };
