const guest = {
    name: 'guest'
};
export { guest };
