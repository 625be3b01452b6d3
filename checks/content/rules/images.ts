import { issuesAt } from '../../base/issue';
import { eachPage } from '../content';

/** Images have an alternative text and are files of this site; `links` checks that they exist. */
export const images = eachPage(({ file, images }) =>
  images.flatMap(({ src = '', hasText, line }) =>
    issuesAt(
      { file, line },
      [
        !hasText,
        `the image ${src} has no alternative text`,
        'Say what it shows: ![What it shows](/img/….svg).',
      ],
      [
        /^(https?:)?\/\//.test(src),
        `the image ${src} is on another host, which the content policy forbids`,
        'Put it below static/img/.',
      ],
    ),
  ),
);
