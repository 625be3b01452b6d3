export * from './warm';
export * from './cold';
