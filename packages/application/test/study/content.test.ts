import { expect, it } from 'vitest';
import { isLessonHref } from '../../src/course/index.js';

it.each(['https://docs.python.org/3/', 'HTTP://a.example', '/learn', '/'])('%s may be linked to', (href) => {
  expect(isLessonHref(href)).toBe(true);
});

it.each([
  '',
  'learn',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/a\\b',
  'https://a b',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /learn',
  '/learn\n',
])('%j may not be linked to', (href) => {
  expect(isLessonHref(href)).toBe(false);
});
