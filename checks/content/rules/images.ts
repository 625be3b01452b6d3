import type { Check } from '../../base/check';
import type { Content } from '../content';

/** Images say in words what they show, and come from this site. That they exist is a matter of links. */
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
