const badgeClass = 'badge';
export { badgeClass };
