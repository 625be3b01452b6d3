const motto = "Cr\xe8me br\xfbl\xe9e \u2713";
export { motto };
