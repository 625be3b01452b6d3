import type { Check } from '../../base/check';
import type { Content } from '../content';

/** Images have an alternative text and are files of this site; `links` checks that they exist. */
export const images: Check<Content> = {
  name: 'content/images',
  run: ({ pages }) =>
    pages.flatMap(({ file, images }) =>
      images.flatMap(({ src = '', alt, line }) => [
        ...(alt === undefined
          ? [
              {
                file,
                line,
                message: `the image ${src} has no alternative text`,
                fix: 'Say what it shows: ![What it shows](/img/….svg).',
              },
            ]
          : []),
        ...(/^(https?:)?\/\//.test(src)
          ? [
              {
                file,
                line,
                message: `the image ${src} is on another host, which the content policy forbids`,
                fix: 'Put it below static/img/.',
              },
            ]
          : []),
      ]),
    ),
};
