import { site } from '@site/src/site/site';
import { renderOnPage } from '@site/src/testing/render';
import Navbar from '..';

const { theme } = site;

afterEach(() => {
  site.theme = theme;
});

test('a site may have none', () => {
  site.theme = { ...theme, hideNavbar: 'always' };
  expect(renderOnPage(<Navbar />).container).toBeEmptyDOMElement();
});
