import { describe, expect, it } from 'vitest';
import type { Spelling } from '../../ports/spelling.js';

/** What every implementation of Spelling does. */
export const spellingContract = (name: string, create: () => Spelling): void => {
  describe(`Spelling: ${name}`, () => {
    it.each([
      ['语言基础', ['yu', 'yan', 'ji', 'chu']],
      ['JavaScript 语言基础', ['javascript', 'yu', 'yan', 'ji', 'chu']],
      ['Vue 3 入门', ['vue', '3', 'ru', 'men']],
      ['', []],
      [' ，。', []],
    ])('reads %s', (text, syllables) => {
      expect(create()(text)).toEqual(syllables);
    });
  });
};
