import { createRef } from 'react';
import { screen } from '@testing-library/react';
import { renderOnPage } from '@site/src/testing/render';
import Outline, { outlineHeadings } from '..';

test('it lists the headings of levels 2 to 4', () => {
  const toc = [1, 2, 3, 4, 5].map((level) => ({
    value: `<b>${level}</b>`,
    id: `h${level}`,
    level,
  }));
  renderOnPage(<Outline headings={outlineHeadings(toc)} container={createRef()} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ innerHTML, hash }) => [innerHTML, hash])).toEqual([
    ['<b>2</b>', '#h2'],
    ['<b>3</b>', '#h3'],
    ['<b>4</b>', '#h4'],
  ]);
});
