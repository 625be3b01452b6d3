const origin = 'resolve.alias';
export { origin };
