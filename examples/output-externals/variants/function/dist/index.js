import mitt_3 from "https://esm.sh/mitt@3";
const bus = mitt_3();
export { bus };
