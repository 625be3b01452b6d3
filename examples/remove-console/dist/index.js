function save() {
    console.warn('the disk is nearly full');
}
export { save };
