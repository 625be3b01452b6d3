import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { logo } from '@site/src/site/logo';
import ui from '../ui/styles.module.css';

export interface Props {
  /** Width and height in px. */
  size: number;
}

/**
 * The logo of the site, decorative. CSS chooses the variant, because prerendered pages don't know
 * the theme.
 */
export default function Logo({ size }: Props): ReactNode {
  return (
    <>
      <img className={ui.light} src={useBaseUrl(logo.light)} alt="" width={size} height={size} />
      <img className={ui.dark} src={useBaseUrl(logo.dark)} alt="" width={size} height={size} />
    </>
  );
}
