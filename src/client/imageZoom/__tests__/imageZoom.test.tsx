import { screen } from '@testing-library/react';
import type { Location } from 'history';
import imageZoom from '..';

const at = (pathname: string) => ({ pathname }) as Location;

/** Shows a page, waits, and returns the `alt` texts of the images that can be zoomed. */
async function zoomable(html: string, wait = 100): Promise<string[]> {
  document.body.innerHTML = `<div id="__docusaurus">${html}</div>`;
  imageZoom.onRouteDidUpdate?.({ location: at(`/${Math.random()}`), previousLocation: null });
  await jest.advanceTimersByTimeAsync(wait);
  return [...document.querySelectorAll<HTMLImageElement>('.medium-zoom-image')].map(
    ({ alt }) => alt,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.removeAttribute('data-hide');
});
afterEach(() => jest.useRealTimers());

const article = '<div class="markdown"><img alt="a"><a href="/"><img alt="linked"></a></div>';

test('images of the article are attached after 100 ms, linked ones never', async () => {
  expect(await zoomable(article, 99)).toEqual([]);
  expect(await zoomable(article)).toEqual(['a']);
});

test.each([
  ['outside an article', '<main><img alt="hero"></main>', ''],
  ['on an overview', '<div class="markdown"><p data-overview></p><img alt="a"></div>', ''],
  ['where extras are switched off', article, 'navbar globalUIComponents'],
])('none is attached %s', async (_, html, hidden) => {
  document.documentElement.dataset.hide = hidden;
  expect(await zoomable(html)).toEqual([]);
});

test('an inlined vector image can be distinguished from a raster image', async () => {
  await zoomable('<div class="markdown"><img alt="a" src="data:image/svg+xml;base64,AA=="></div>');
  const image = screen.getByRole('button', { name: 'Enlarge image: a' });
  expect(image).toHaveAttribute('src', 'data:image/svg+xml;base64,AA==#.svg');
});
