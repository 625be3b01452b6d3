import { existsSync } from "node:fs";
function hasTheme(file) {
    return existsSync(file);
}
export { hasTheme };
