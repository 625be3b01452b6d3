export const greeting = '你好';
