async function greet(locale) {
    const { greeting } = await import(`./locales/${locale}.js`);
    return greeting;
}
export { greet };
