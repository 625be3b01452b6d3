import { sum } from "./sum.js";
function mean(numbers) {
    return sum(numbers) / numbers.length;
}
export { mean };
