const field = ()=>'module';
export { field };
