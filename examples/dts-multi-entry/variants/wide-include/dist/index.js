const size = (range)=>range.to - range.from;
export { size };
