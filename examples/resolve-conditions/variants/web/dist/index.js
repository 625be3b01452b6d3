const platform = ()=>'browser';
export { platform };
