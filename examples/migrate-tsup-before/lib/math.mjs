// src/math.ts
function clamp(value, limits) {
  var _a, _b;
  return Math.min(
    Math.max(value, (_a = limits.min) != null ? _a : -Infinity),
    (_b = limits.max) != null ? _b : Infinity
  );
}
export {
  clamp
};
