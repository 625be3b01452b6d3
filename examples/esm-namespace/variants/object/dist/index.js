const Button = {
    Root: "button",
    Label: "span"
};
export { Button };
