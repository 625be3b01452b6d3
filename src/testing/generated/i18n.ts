import { defaultLocale, localeCodes, locales } from '../../site/locales';

export default {
  currentLocale: defaultLocale,
  defaultLocale,
  locales: localeCodes,
  localeConfigs: locales,
};
