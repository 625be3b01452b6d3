import nprogress from '../nprogress';

test('one bar is shown until the page is there', () => {
  const animate = jest.fn();
  Element.prototype.animate = animate;
  nprogress.start();
  nprogress.start();
  expect(document.querySelectorAll('#nprogress > .bar')).toHaveLength(1);
  expect(animate).toHaveBeenCalledTimes(1);
  nprogress.done();
  nprogress.done();
  expect(document.querySelector('#nprogress')).toBeNull();
});
