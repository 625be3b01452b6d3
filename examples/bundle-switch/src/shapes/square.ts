export const square = (side: number): number => side * side;
