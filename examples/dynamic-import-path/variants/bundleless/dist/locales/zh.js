const greeting = '你好';
export { greeting };
