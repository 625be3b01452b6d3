const arrow = new URL("./static/svg/arrow.svg", import.meta.url);
export { arrow };
