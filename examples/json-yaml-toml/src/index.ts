import limits from './limits.json';
import routes from './routes.yaml';
import theme from './theme.toml';

export const maxItems = limits.maxItems;
export const home = routes.home;
export const accent = theme.colors.accent;
