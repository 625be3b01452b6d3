import Heading from '@theme/Heading';
import Admonition from '@theme/Admonition';
import { renderOnPage } from '../../testing/render';
import { admonitionKind } from '../markdown/admonition';

// The classes by which this folder, the search and the stylesheets find parts of the theme.

test.each(['note', 'tip', 'info', 'warning', 'danger'])(
  'an admonition of the theme has its kind as a class: %s',
  (type) => {
    const { container } = renderOnPage(<Admonition type={type}>Read this.</Admonition>);
    const className = [...(container.firstElementChild?.classList ?? [])];
    const element = { type: 'element', tagName: 'div', properties: { className }, children: [] };
    expect(admonitionKind(element as Parameters<typeof admonitionKind>[0])).toBe(type);
  },
);

test('the link beside a heading of the theme has the class "hash-link"', () => {
  const { getByRole } = renderOnPage(
    <Heading as="h2" id="a">
      A
    </Heading>,
  );
  expect(getByRole('link')).toHaveClass('hash-link');
});
