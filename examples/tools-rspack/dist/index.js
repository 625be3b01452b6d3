const users_namespaceObject = "SELECT name FROM users;\n";
export { users_namespaceObject as query };
