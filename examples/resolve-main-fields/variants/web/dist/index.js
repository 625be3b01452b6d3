const field = ()=>'browser';
export { field };
