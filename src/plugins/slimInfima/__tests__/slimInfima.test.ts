import { isUnusedProperty, isUnusedSelector } from '../unused';

test.each([
  ['.card__body', true],
  ['.navbar--dark .navbar__link', true],
  ['.margin-left--lg', true],
  ['.button--secondary:hover', true],
  ['.text--bold', true],
  ['.text--right', false],
  ['.button', false],
  ['.button--primary', false],
  ['.col--3', false],
  ['.margin-bottom--lg', false],
  ['.pagination-nav__link', false],
  ['.alert--info', true],
  ["html[data-theme='dark']", false],
  ['a:not(.card)', false],
  ['.row .col', false],
])('%s is removed: %s', (selector, dropped) => {
  expect(isUnusedSelector(selector)).toBe(dropped);
});

test.each([
  ['--ifm-card-border-radius', true],
  ['--ifm-navbar-shadow', true],
  ['--ifm-pagination-font-size', true],
  ['--ifm-navbar-height', false],
  ['--ifm-pagination-nav-color-hover', false],
  ['--ifm-color-primary', false],
])('%s is removed: %s', (name, dropped) => {
  expect(isUnusedProperty(name)).toBe(dropped);
});
