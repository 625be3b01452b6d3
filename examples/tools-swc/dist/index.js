function _define_property(obj, key, value) {
    if (key in obj) Object.defineProperty(obj, key, {
        value: value,
        enumerable: true,
        configurable: true,
        writable: true
    });
    else obj[key] = value;
    return obj;
}
class Point {
    constructor(){
        _define_property(this, "x", 0);
        _define_property(this, "y", 0);
    }
}
export { Point };
