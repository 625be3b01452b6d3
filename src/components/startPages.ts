import { translate } from '@docusaurus/Translate';

/*
 * The pages that the home page, the empty search and the not-found page lead to, by paths without
 * the prefix of a language. Functions, because `translate` needs the language of the page.
 */

/** The page for readers who are new. */
export const quickStartPage = () => ({
  to: '/guide/start/quick-start',
  title: translate({ id: 'home.start', message: 'Get Started' }),
  description: translate({
    id: 'search.start.quickStart',
    message: 'Create a project, build it, and see what is in the package.',
  }),
});

/** The pages about the decisions that an author of a library has to make. */
export const topicPages = () => [
  {
    to: '/guide/basic/output-format',
    title: translate({ id: 'home.topic.formats', message: 'Five formats' }),
    description: translate({
      id: 'home.topic.formats.text',
      message: 'ESM, CJS, UMD, MF and IIFE, side by side in one build.',
    }),
  },
  {
    to: '/guide/advanced/dts',
    title: translate({ id: 'home.topic.declarations', message: 'Declaration files' }),
    description: translate({
      id: 'home.topic.declarations.text',
      message: 'One for each source file, or bundled into a single one.',
    }),
  },
  {
    to: '/guide/basic/output-structure',
    title: translate({ id: 'home.topic.structure', message: 'Bundle or bundleless' }),
    description: translate({
      id: 'home.topic.structure.text',
      message: 'One file for the whole library, or the structure of your sources.',
    }),
  },
  {
    to: '/config/rsbuild/plugins',
    title: translate({ id: 'home.topic.plugins', message: 'Rsbuild plugins' }),
    description: translate({
      id: 'home.topic.plugins.text',
      message: 'React, Vue, Sass, SVGR and more, as in an application.',
    }),
  },
];

/** The page for readers with an error message. */
export const troubleshootingPage = () => ({
  to: '/guide/faq/troubleshooting',
  title: translate({ id: 'search.start.troubleshooting', message: 'Troubleshooting' }),
  description: translate({
    id: 'search.start.troubleshooting.text',
    message: 'Every error message of these pages, with its cause and fix.',
  }),
});
