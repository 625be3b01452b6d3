import { translate } from '@docusaurus/Translate';

/**
 * What the home page and the empty search lead to: decisions that an author of a library has to
 * make, and the pages about them, by paths without the prefix of a language. A function, because
 * `translate` needs the language of the page.
 */
export function homeTopics() {
  return [
    {
      to: '/guide/basic/output-format',
      title: translate({
        id: 'home.topic.formats',
        message: 'Five formats',
        description: 'Title of a topic on the home page',
      }),
      text: translate({
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
      text: translate({
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
      text: translate({
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
      text: translate({
        id: 'home.topic.plugins.text',
        message: 'React, Vue, Sass, SVGR and more, as in an application.',
        description: 'Text of the topic "Rsbuild plugins"',
      }),
    },
  ];
}
