var limits_namespaceObject = /*#__PURE__*/ JSON.parse('{"maxItems":20,"maxDepth":3}');
var maxDepth = limits_namespaceObject.maxDepth;
export { limits_namespaceObject as limits, maxDepth };
