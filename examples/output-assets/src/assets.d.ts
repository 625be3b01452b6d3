declare module '*.bin' {
  const url: string;
  export default url;
}
