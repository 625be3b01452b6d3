function src_area(size) {
    return size.width * size.height;
}
export { src_area as area };
