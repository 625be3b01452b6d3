export const data = new URL(
  /* rspackIgnore: true */ './generated.json',
  import.meta.url,
);
