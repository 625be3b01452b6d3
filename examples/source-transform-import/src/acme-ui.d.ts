declare module 'acme-ui' {
  export const DatePicker: unique symbol;
}
