import type { Check } from '../../base/check';
import { examplesFolder } from '../../base/tools';
import { checkOutputs } from '../../examples/machineFolders';
import type { Content } from '../content';
import { chineseStyle } from './chineseStyle';
import { frontMatter } from './frontMatter';
import { guide } from './guide';
import { guideLength } from './guideLength';
import { headings } from './headings';
import { images } from './images';
import { imageTexts } from './imageTexts';
import { imports } from './imports';
import { interfaceTexts } from './interfaceTexts';
import { links } from './links';
import { mirror } from './mirror';
import { posts } from './posts';
import { repetition } from './repetition';
import { sameStructure } from './sameStructure';
import { sidebars } from './sidebars';
import { wording } from './wording';

/** All rules on what authors write. */
export const rules: Readonly<Record<string, Check<Content>>> = {
  // Pages can be read: their front matter is valid YAML, and their body is valid MDX.
  syntax: ({ unreadable }) => unreadable,
  mirror,
  headings,
  frontMatter,
  posts,
  links,
  images,
  imageTexts,
  imports,
  // It is silent about what follows from wrong links and imports.
  sameStructure,
  sidebars,
  guide,
  guideLength,
  repetition,
  interfaceTexts,
  // The recorded outputs of the examples are the same on every machine.
  outputs: () => checkOutputs(examplesFolder),
  wording,
  chineseStyle,
};
