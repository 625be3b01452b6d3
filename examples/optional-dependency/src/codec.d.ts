declare module '@example/codec';
