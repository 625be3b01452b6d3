// Change: tables that scroll and can be focused by keyboard; no empty header cells; `<details>`
// without animation, and no diagrams. Upstream: 3.10.2
import type { ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import ScrollTable from '@site/src/components/ScrollTable';
import HeaderCell from '@site/src/components/ScrollTable/HeaderCell';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';

type HeadingProps = ComponentProps<'h1'>;

/** Without the animation of the original, whose script is larger than that of all others here. */
const Details = (props: ComponentProps<'details'>) => <details {...props} className="alert" />;

export default {
  Head,
  a: MDXA,
  admonition: Admonition,
  code: MDXCode,
  // Docusaurus renames the elements in the text of a page, not those in components.
  Details,
  details: Details,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  img: MDXImg,
  li: MDXLi,
  pre: MDXPre,
  table: ScrollTable,
  th: HeaderCell,
  ul: MDXUl,
};
