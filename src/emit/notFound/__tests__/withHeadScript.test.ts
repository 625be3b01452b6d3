import { withHeadScript } from '..';

test('the script is the first child of the head', () => {
  expect(withHeadScript('<html><head lang="x"><title>404</title></head></html>', 'a()')).toBe(
    '<html><head lang="x"><script>a()</script><title>404</title></head></html>',
  );
});

test('a page without a head is an error', () => {
  expect(() => withHeadScript('<p>', 'a()')).toThrow('404.html has no <head>');
});
