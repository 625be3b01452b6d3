import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Topic {
  to: string;
  title: string;
  text: string;
}

/** A function, because `translate` only works while rendering. */
function topics(): Topic[] {
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

/** Links to the guide, by the decisions that an author of a library has to make. */
export default function Topics(): ReactNode {
  return (
    <ul className={styles.topics}>
      {topics().map(({ to, title, text }) => (
        <li key={to}>
          <Link className={styles.topic} to={to}>
            <strong className={styles.topicTitle}>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
