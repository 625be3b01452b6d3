const locales = {
  en: () => import('./locales/en'),
  zh: () => import('./locales/zh'),
};

export async function greet(locale: keyof typeof locales): Promise<string> {
  const { greeting } = await locales[locale]();
  return greeting;
}
