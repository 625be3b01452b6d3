function AcmeResolver(name) {
    if (!name.startsWith('Acme')) return;
    return {
        name: 'default',
        from: `@example/vue-global/components/${name}`
    };
}
export { AcmeResolver };
