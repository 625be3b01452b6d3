import { Fragment, type ReactNode } from 'react';
import type { Highlighted } from '../../engine/types';

/** A text in which the words found are marked. */
export default function Marked({ text }: { text: Highlighted }): ReactNode {
  return text.map((piece, at) =>
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}
