const platform = ()=>'default';
export { platform };
