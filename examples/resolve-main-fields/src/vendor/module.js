export const field = () => 'module';
