import { Fragment, type ReactNode } from 'react';
import { highlightTags } from '../engine/constants';

const { pre, post } = highlightTags;

/** A text in which the engine has put the words found between highlight tags. */
export default function Marked({ text }: { text: string }): ReactNode {
  const [first, ...pieces] = text.split(pre);
  return (
    <>
      {first}
      {pieces.map((piece, at) => {
        const [found, rest] = piece.split(post);
        return (
          <Fragment key={at}>
            <mark>{found}</mark>
            {rest}
          </Fragment>
        );
      })}
    </>
  );
}
