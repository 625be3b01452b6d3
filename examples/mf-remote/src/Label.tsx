export function Label({ text }: { text: string }) {
  return <em>{text}</em>;
}
