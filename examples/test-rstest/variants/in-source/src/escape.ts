export function escape(text: string): string {
  return text.replaceAll('<', '&lt;');
}

if (import.meta.rstest) {
  const { expect, test } = import.meta.rstest;

  test('escapes a tag', () => {
    expect(escape('<b>')).toBe('&lt;b>');
  });
}
