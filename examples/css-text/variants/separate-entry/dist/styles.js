const badgeraw_namespaceObject = ".badge {\n  background: gold;\n}\n";
export default badgeraw_namespaceObject;
