class Base {
  constructor() {
    this.setUp();
  }
  setUp() {}
}

export class Counter extends Base {
  count!: number;
  setUp() {
    this.count = 1;
  }
}
