interface ImportMetaEnv {
  readonly PUBLIC_ENDPOINT: string;
}
