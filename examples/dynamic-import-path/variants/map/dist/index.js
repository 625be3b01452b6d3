const locales = {
    en: ()=>import("./en.js"),
    zh: ()=>import("./zh.js")
};
async function greet(locale) {
    const { greeting } = await locales[locale]();
    return greeting;
}
export { greet };
