var limits_namespaceObject = /*#__PURE__*/ JSON.parse('{"maxItems":20,"maxDepth":3}');
var maxDepth = limits_namespaceObject.maxDepth;
var maxItems = limits_namespaceObject.maxItems;
export default limits_namespaceObject;
export { maxDepth, maxItems };
