const greeting = 'Hello';
export { greeting };
