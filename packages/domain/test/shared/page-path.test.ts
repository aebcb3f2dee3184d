import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pagePath } from '../../src/shared/index.js';

describe('pagePath', () => {
  test.each([
    ['/', '/'],
    ['/?a=1', '/'],
    ['/#x', '/'],
    ['/learn', '/learn'],
    ['/learn/', '/learn'],
    ['/learn/?tab=/a/', '/learn'],
    ['/learn#a?b', '/learn'],
    ['/learn?a\n=/b', '/learn'],
    ['//', '//'],
    ['/learn//', '/learn//'],
    ['', ''],
  ])('%j is the page %j', (path, page) => {
    expect(pagePath(path)).toBe(page);
  });

  test.prop([fc.webPath(), fc.webQueryParameters(), fc.webFragments()])(
    'query and fragment do not matter, and twice is once',
    (path, query, fragment) => {
      const page = pagePath(path);
      expect(pagePath(`${path}?${query}#${fragment}`)).toBe(page);
      expect(pagePath(page.replace(/\/+$/, ''))).toBe(page.replace(/\/+$/, ''));
    },
  );
});
