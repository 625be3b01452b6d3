export function AcmeResolver(name: string) {
  if (!name.startsWith('Acme')) return undefined;
  return {
    name: 'default',
    from: `@example/vue-global/components/${name}`,
  };
}
