import { pageFiles } from '../readRoute';

test.each([
  ['/', '/', ['index.html']],
  ['/zh/config/', '/zh/', ['config/index.html']],
  ['/guide/faq', '/', ['guide/faq/index.html', 'guide/faq.html']],
])('files of %s', (route, baseUrl, files) => {
  expect(pageFiles(route, baseUrl)).toEqual(files);
});
