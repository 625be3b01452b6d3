class Base {
    constructor(){
        this.setUp();
    }
    setUp() {}
}
class Counter extends Base {
    count;
    setUp() {
        this.count = 1;
    }
}
export { Counter };
