const background = "blue";
export { background };
