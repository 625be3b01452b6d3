import { hiddenAttribute, jumpEvent } from '../../../lib/navbarVisibility';
import { followScrolling, jumpTo, lastPosition, restore, targetOf } from '../scrolling';

/**
 * Position of the heading on the page, and its scroll margins with and without the navbar, in px.
 */
const headingTop = 1000;
const margin = { shown: 92, hidden: 20 };

let scrollY = 0;
let heading: HTMLElement;
let end: () => void;
const root = document.documentElement;
const onJump = jest.fn();
const hideNavbar = () => root.setAttribute(hiddenAttribute, '');
const isHidden = () => root.hasAttribute(hiddenAttribute);
const currentMargin = () => (isHidden() ? margin.hidden : margin.shown);

function scrollByReader(to: number): void {
  scrollY = to;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML = '<h2 id="run"></h2><h2 id="构建"></h2>';
  heading = document.querySelector('#run')!;
  scrollY = 0;
  root.removeAttribute(hiddenAttribute);
  Object.defineProperty(window, 'scrollY', { get: () => scrollY, configurable: true });
  window.scrollTo = ((_: number, y: number) => (scrollY = y)) as never;
  heading.scrollIntoView = () => (scrollY = headingTop - currentMargin());
  heading.getBoundingClientRect = () => ({ top: headingTop - scrollY }) as DOMRect;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ scrollMarginTop: `${currentMargin()}px` }) as CSSStyleDeclaration);
  window.addEventListener(jumpEvent, onJump);
  end = followScrolling();
});

afterEach(() => {
  end();
  window.removeEventListener(jumpEvent, onJump);
  jest.restoreAllMocks();
  onJump.mockClear();
});

test.each([
  ['down, the navbar shows', 0, false, false],
  ['down, it is hidden', 500, true, true],
  ['up, it shows', 3000, false, false],
  ['up, it is hidden', 3000, true, false],
])('a jump %s', (_, from, wasHidden, willBeHidden) => {
  scrollByReader(from);
  if (wasHidden) hideNavbar();
  jumpTo(heading);
  expect(isHidden()).toBe(willBeHidden);
  expect(scrollY).toBe(headingTop - (willBeHidden ? margin.hidden : margin.shown));
  expect(onJump).toHaveBeenCalledTimes(1);
});

test('a jump up that the browser has already made', () => {
  scrollByReader(3000);
  hideNavbar();
  // Without a scroll event so far.
  scrollY = headingTop - margin.hidden;
  jumpTo(heading);
  expect(isHidden()).toBe(false);
  expect(scrollY).toBe(headingTop - margin.shown);
});

test('without a target there is no jump', () => {
  scrollByReader(300);
  jumpTo(null);
  expect(scrollY).toBe(300);
  expect(onJump).not.toHaveBeenCalled();
});

test.each([
  ['far from the heading', 400, 400],
  ['below the heading', 1200, 1200],
  ['at the heading, which the navbar would cover', 980, 908],
  ['at the heading, below the navbar', 908, 908],
])('a place %s', (_, left, expected) => {
  scrollByReader(3000);
  hideNavbar();
  restore(left, heading);
  expect(isHidden()).toBe(false);
  expect(scrollY).toBe(expected);
});

test('the last position is that of the last scroll event or jump', () => {
  scrollByReader(300);
  scrollY = 500;
  expect(lastPosition()).toBe(300);
  restore(700, null);
  expect(lastPosition()).toBe(700);
});

test.each([
  ['#run', 'run'],
  ['#构建', '构建'],
  ['#%E6%9E%84%E5%BB%BA', '构建'],
  ['#nothing', undefined],
  ['#%E0%A4%A', undefined],
  ['#', undefined],
  ['', undefined],
])('the target of %s is %s', (hash, id) => {
  expect(targetOf(hash)?.id).toBe(id);
});
