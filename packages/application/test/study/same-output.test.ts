import { expect, it } from 'vitest';
import { isSameOutput } from '../../src/study/index.js';

it.each([
  ['a\nb', 'a\nb\n', true],
  ['a\nb', 'a  \nb\t\n\n\n', true],
  ['', '\n', true],
  ['a\nb', 'a\n\nb', false],
  ['a', ' a', false],
  ['a', 'A', false],
])('%j and %j are the same output: %s', (expected, printed, same) => {
  expect(isSameOutput(expected, printed)).toBe(same);
});
