function clamp(value, limits) {
    var _limits_min, _limits_max;
    return Math.min(Math.max(value, null != (_limits_min = limits.min) ? _limits_min : -1 / 0), null != (_limits_max = limits.max) ? _limits_max : 1 / 0);
}
export { clamp };
