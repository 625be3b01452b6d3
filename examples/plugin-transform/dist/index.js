const background = "green";
export { background };
