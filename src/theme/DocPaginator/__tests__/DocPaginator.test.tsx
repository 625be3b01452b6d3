import { renderOnPage } from '@site/src/testing/render';
import DocPaginator from '..';

test('the only page of a section has no pagination', () => {
  expect(renderOnPage(<DocPaginator />).container).toBeEmptyDOMElement();
});
