import type { Check } from '../../base/check';
import type { Content } from '../content';
import { codeLanguages } from './codeLanguages';
import { components } from './components';
import { configuration } from './configuration';
import { frontMatter } from './frontMatter';
import { guide } from './guide';
import { headings } from './headings';
import { images } from './images';
import { imageTexts } from './imageTexts';
import { imports } from './imports';
import { interfaceTexts } from './interfaceTexts';
import { links } from './links';
import { mirror } from './mirror';
import { outputs } from './outputs';
import { posts } from './posts';
import { sameStructure } from './sameStructure';
import { sidebars } from './sidebars';
import { syntax } from './syntax';
import { tools } from './tools';
import { wording } from './wording';

/** All rules on what authors write. */
export const rules: readonly Check<Content>[] = [
  syntax,
  mirror,
  sameStructure,
  headings,
  frontMatter,
  posts,
  links,
  images,
  imageTexts,
  codeLanguages,
  components,
  imports,
  sidebars,
  guide,
  configuration,
  tools,
  interfaceTexts,
  outputs,
  wording,
];
