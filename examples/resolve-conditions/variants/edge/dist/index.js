const platform = ()=>'edge';
export { platform };
