import { describe, expect, it } from 'vitest';
import { fittedLines } from '../../src/pictures/index.js';

describe('fittedLines', () => {
  const fit = (text: string, most: number) =>
    fittedLines(text, { width: 4, most, measure: (said) => [...said].length });

  it.each([
    ['打卡', 1, ['打卡']],
    ['每天都打卡', 2, ['每天都打', '卡']],
    ['每天打卡，好', 2, ['每天打', '卡，好']],
    ['每天都打卡', 1, ['每天都…']],
    ['每天都打 卡', 2, ['每天都打', '卡']],
    ['😀😀😀😀😀', 1, ['😀😀😀…']],
    ['', 1, ['']],
    // Words stay whole where they fit, and what is drawn as one sign stays one.
    ['学 Java 吧', 3, ['学 ', 'Java', '吧']],
    ['学C++。', 2, ['学', 'C++。']],
    ['Python', 2, ['Pyth', 'on']],
    ['每天都打👩🏽‍💻', 2, ['每天都打', '👩🏽‍💻']],
    ['每天打🇨🇳', 2, ['每天打', '🇨🇳']],
    ['每天打นี้', 2, ['每天打', 'นี้']],
  ] as const)('of %s in %i lines is %j', (text, most, lines) => {
    expect(fit(text, most)).toEqual(lines);
  });
});
