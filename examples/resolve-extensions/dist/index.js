const platform = ()=>'any';
export { platform };
