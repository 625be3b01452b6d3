import AcmeButton from "./components/AcmeButton.js";
import AcmeTag from "./components/AcmeTag.js";
function install(app) {
    app.component('AcmeButton', AcmeButton);
    app.component('AcmeTag', AcmeTag);
}
export { AcmeButton, AcmeTag, install };
