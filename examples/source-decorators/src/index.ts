const called: string[] = [];

function record(
  _target: object,
  name: string,
  descriptor: PropertyDescriptor,
): PropertyDescriptor {
  called.push(name);
  return descriptor;
}

export class Greeter {
  @record
  greet(): string {
    return called.join();
  }
}
