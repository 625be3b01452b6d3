import { defaultLocale, localeCodes, locales } from '../../config/locales';

export default {
  currentLocale: defaultLocale,
  defaultLocale,
  locales: localeCodes,
  localeConfigs: locales,
};
