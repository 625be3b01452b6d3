const platform = ()=>'web';
export { platform };
