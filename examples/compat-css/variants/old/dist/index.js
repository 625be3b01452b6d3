const src_name = 'card';
export { src_name as name };
