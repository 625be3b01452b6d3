declare module '*.yaml' {
  const routes: { home: string; search: string };
  export default routes;
}

declare module '*.toml' {
  const theme: { colors: { accent: string } };
  export default theme;
}
