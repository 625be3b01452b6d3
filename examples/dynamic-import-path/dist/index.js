async function greet(locale) {
    const { greeting } = await import(`./locales/${locale}.ts`);
    return greeting;
}
export { greet };
