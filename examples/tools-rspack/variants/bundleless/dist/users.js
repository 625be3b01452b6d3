const users_namespaceObject = "SELECT name FROM users;\n";
export default users_namespaceObject;
