export function greet(name: string): string {
  const text = `Hello, ${name}`;
  return text;
}
