import { expect, test } from 'vitest';
import { progressTone } from '../../src/course/index.js';

test.each([
  [100, 'green'],
  [100.5, 'green'],
  [Infinity, 'green'],
  [99.999, 'red'],
  [0, 'red'],
  [-5, 'red'],
  [NaN, 'red'],
])('%s percent is %s', (percent, tone) => {
  expect(progressTone(percent)).toBe(tone);
});
