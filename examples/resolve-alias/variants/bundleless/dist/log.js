const log = (text)=>console.info(text);
export { log };
