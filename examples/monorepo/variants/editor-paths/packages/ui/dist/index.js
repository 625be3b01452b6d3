import { take } from "@example/core";
function firstWords(text, options) {
    return take(text.split(' '), options);
}
export { firstWords };
