const square = (side)=>side * side;
export { square };
