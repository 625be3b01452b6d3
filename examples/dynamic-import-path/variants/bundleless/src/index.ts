export async function greet(locale: 'en' | 'zh'): Promise<string> {
  const { greeting } = await import(`./locales/${locale}.js`);
  return greeting;
}
