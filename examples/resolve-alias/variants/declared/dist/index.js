import mitt from "mitt";
const log = (text)=>console.info(text);
const bus = mitt();
export { bus, log };
