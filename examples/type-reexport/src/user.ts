export interface User {
  name: string;
}

export const guest: User = { name: 'guest' };
