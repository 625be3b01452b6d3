import type { Locale } from './locales';

/**
 * Language of the fields without a suffix: `desc` is for its pages, `descEn` for those in all other
 * languages. An entry without `urlEn` has one URL for all.
 */
export const toolLanguage: Locale = 'zh';

/** One product of the family. */
export interface ToolLink {
  name: string;
  desc: string;
  descEn: string;
  /** Path below `static/`; a missing logo shows as a blank image. */
  logo?: string;
  /** Optical correction of the logo's size, 1 = as drawn. */
  logoScale?: number;
  url: `https://${string}`;
  /** URL of the site in English, where it differs. Paths are appended to it. */
  urlEn?: `https://${string}/`;
}

export interface ToolGroup {
  title: string;
  titleEn: string;
  links: ToolLink[];
}

function tool(
  name: string,
  desc: string,
  descEn: string,
  urlEn: `https://${string}/`,
  url: `https://${string}/` = `${urlEn}zh/`,
): ToolLink {
  return { name, desc, descEn, logo: `/img/tools/${name.toLowerCase()}.svg`, url, urlEn };
}

/** Name and logo of the family. */
export const family = { name: 'Rstack', logo: '/img/family.svg' };

/** The products in the order in which menus list them; the home page shows the first group only. */
export const toolGroups: ToolGroup[] = [
  {
    title: 'Rstack 工具链',
    titleEn: 'Rstack toolchain',
    links: [
      tool('Rspack', '打包工具', 'Bundler', 'https://rspack.rs/'),
      tool('Rsbuild', '构建工具', 'Build tool', 'https://rsbuild.rs/'),
      tool('Rspress', '静态站点生成器', 'Static site generator', 'https://rspress.rs/'),
      tool('Rslib', '库开发工具', 'Library development tool', 'https://rslib.rs/'),
      tool('Rsdoctor', '构建分析工具', 'Build analyzer', 'https://rsdoctor.rs/'),
      tool('Rstest', '测试框架', 'Test framework', 'https://rstest.rs/'),
      tool('Rslint', '代码检查工具', 'Linter', 'https://rslint.rs/'),
    ],
  },
  {
    title: '生态',
    titleEn: 'Ecosystem',
    links: [
      {
        name: 'Awesome Rstack',
        desc: '生态项目索引',
        descEn: 'Index of the ecosystem',
        logo: '/img/tools/ecosystem.svg',
        url: 'https://github.com/rspack-contrib/awesome-rstack',
      },
    ],
  },
];
