export const connect = () => ({ online: true });
