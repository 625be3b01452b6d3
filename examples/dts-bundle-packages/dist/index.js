const isVirtual = (options)=>'fs' in options;
export { isVirtual };
