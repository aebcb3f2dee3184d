import { describe, expect, it } from 'vitest';
import { classTerm, classTerms } from '../../src/persistence/classes/class-spelling.js';

const finds = (name: string, typed: string): boolean => classTerms(name).includes(classTerm(typed));

describe('what classes are found by', () => {
  it.each(['chunjitigaoban', 'tigao', 'CJTG', 'tgb', ' ti gao', 'ban', '1ban', '2026'])(
    'their pinyin, whole or by initials, from any syllable on: %s',
    (typed) => {
      expect(finds('2026 春季提高 1 班 春季提高班', typed)).toBe(true);
    },
  );

  it.each(['hun', 'igao', 'jt g x', '', ' ', '%', 'c提'])('nothing else: %j', (typed) => {
    expect(finds('春季提高班', typed)).toBe(false);
  });
});
