import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Introduces the terminal output of a build that fails. */
export default function FailureNotice(): ReactNode {
  return (
    <Translate
      id="outputExplorer.fails"
      description="Above the terminal output of a build that fails"
    >
      Rslib doesn't support this combination:
    </Translate>
  );
}
