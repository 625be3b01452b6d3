import picocolors from "picocolors";
import { formatPrice } from "./index.js";
function formatGreen(amount) {
    return picocolors.green(formatPrice(amount));
}
export { formatGreen };
