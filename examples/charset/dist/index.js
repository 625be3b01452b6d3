/*! © Example */ const gr\u00f6\u00dfe = Math.random();
const motto = `Cr\xe8me br\xfbl\xe9e \u{2713} ${gr\u00f6\u00dfe}`;
export { motto };
