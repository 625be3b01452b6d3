import logo_namespaceObject from "./static/image/logo.png";
export default logo_namespaceObject;
