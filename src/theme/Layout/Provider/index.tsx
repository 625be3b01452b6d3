// Change: without the state of the announcement bar, of the preferred version and of the upstream
// navbar, which this site does not have. A component that needs one of them fails the build.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import { composeProviders } from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';

const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({ children }: Props): ReactNode {
  return <Provider>{children}</Provider>;
}
