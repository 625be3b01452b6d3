import mitt from "mitt";
const square = (side)=>side * side;
const bus = mitt();
const surface = (side)=>square(side);
export { bus, surface };
