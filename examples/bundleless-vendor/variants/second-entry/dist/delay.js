const delay = 100;
export { delay };
