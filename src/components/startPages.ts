import { translate } from '@docusaurus/Translate';

/*
 * The pages that the home page, the empty search and the not-found page lead to, by paths without
 * the prefix of a language. Functions, because `translate` needs the language of the page.
 */

/** The page for readers who are new. */
export const quickStartPage = () => ({
  to: '/guide/start/quick-start',
  title: translate({
    id: 'home.start',
    message: 'Get Started',
    description: 'Link to the quick start, and the primary button of the home page',
  }),
  description: translate({
    id: 'search.start.quickStart',
    message: 'Create a project, build it, and see what is in the package.',
    description: 'Below the link to the quick start in the empty search dialog',
  }),
});

/** The pages about the decisions that an author of a library has to make. */
export const topicPages = () => [
  {
    to: '/guide/basic/output-format',
    title: translate({
      id: 'home.topic.formats',
      message: 'Five formats',
      description: 'Title of a topic on the home page',
    }),
    description: translate({
      id: 'home.topic.formats.text',
      message: 'ESM, CJS, UMD, MF and IIFE, side by side in one build.',
      description: 'Text of the topic "Five formats"',
    }),
  },
  {
    to: '/guide/advanced/dts',
    title: translate({
      id: 'home.topic.declarations',
      message: 'Declaration files',
      description: 'Title of a topic on the home page',
    }),
    description: translate({
      id: 'home.topic.declarations.text',
      message: 'One for each source file, or bundled into a single one.',
      description: 'Text of the topic "Declaration files"',
    }),
  },
  {
    to: '/guide/basic/output-structure',
    title: translate({
      id: 'home.topic.structure',
      message: 'Bundle or bundleless',
      description: 'Title of a topic on the home page',
    }),
    description: translate({
      id: 'home.topic.structure.text',
      message: 'One file for the whole library, or the structure of your sources.',
      description: 'Text of the topic "Bundle or bundleless"',
    }),
  },
  {
    to: '/config/rsbuild/plugins',
    title: translate({
      id: 'home.topic.plugins',
      message: 'Rsbuild plugins',
      description: 'Title of a topic on the home page',
    }),
    description: translate({
      id: 'home.topic.plugins.text',
      message: 'React, Vue, Sass, SVGR and more, as in an application.',
      description: 'Text of the topic "Rsbuild plugins"',
    }),
  },
];

/** The page for readers with an error message. */
export const troubleshootingPage = () => ({
  to: '/guide/faq/troubleshooting',
  title: translate({
    id: 'search.start.troubleshooting',
    message: 'Troubleshooting',
    description: 'Link to the index of error messages',
  }),
  description: translate({
    id: 'search.start.troubleshooting.text',
    message: 'Every error message of these pages, with its cause and fix.',
    description: 'Below the link to the index of error messages in the search dialog',
  }),
});
