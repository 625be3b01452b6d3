import logo_namespaceObject from "./static/svg/logo.svg";
import sample_namespaceObject from "./static/assets/sample.bin";
export { logo_namespaceObject as logo, sample_namespaceObject as sample };
