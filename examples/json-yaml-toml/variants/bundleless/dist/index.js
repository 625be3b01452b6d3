import limits from "./limits.js";
import routes from "./routes.js";
import theme from "./theme.js";
const maxItems = limits.maxItems;
const home = routes.home;
const accent = theme.colors.accent;
export { accent, home, maxItems };
