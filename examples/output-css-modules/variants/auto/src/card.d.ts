declare module '*/card.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
