import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ToolLink } from '@site/src/site/tools';

/** Placeholder for a missing logo: one transparent pixel. */
const blankImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export interface Props {
  tool: Pick<ToolLink, 'logo' | 'logoScale'>;
  /** Width and height of the box around the logo, in px. */
  size: number;
}

/** Logo of a tool, loaded lazily; decorative, because the tool's name is beside it. */
export default function ToolLogo({ tool: { logo, logoScale = 1 }, size }: Props): ReactNode {
  const src = useBaseUrl(logo);
  return (
    <img
      src={logo ? src : blankImage}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      style={logoScale === 1 ? undefined : { scale: String(logoScale) }}
    />
  );
}
