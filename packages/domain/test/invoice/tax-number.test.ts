import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isCreditCode, taxNumberIssue, taxNumberOf } from '../../src/invoice/index.js';

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

describe('tax numbers', () => {
  test('are unified social credit codes that are known', () => {
    for (const code of ['91350100M000100Y43', '91110000600037341L', '91440300708461136T'])
      expect([code, isCreditCode(code)]).toEqual([code, true]);
    expect(isCreditCode('91350100M000100Y44')).toBe(false);
    expect(isCreditCode('91350100M000100Y4')).toBe(false);
  });

  test('are kept in capitals and without white space', () => {
    expect(taxNumberOf(' 91350100 m000100y43\n')).toBe('91350100M000100Y43');
    expect(taxNumberIssue('91350100 m000100y43')).toBeUndefined();
  });

  test('are older ones of 15 and 20, too, and nothing else', () => {
    expect(taxNumberIssue('110105123456789')).toBeUndefined();
    expect(taxNumberIssue('11010519491231002XL2')).toBeUndefined();
    expect(taxNumberIssue('  ')).toBe('纳税人识别号必须填写');
    expect(taxNumberIssue('12345')).toMatch(/18 位/);
    expect(taxNumberIssue('91350100M000100Y44')).toMatch(/核对/);
    expect(taxNumberIssue('91350100I000100Y43')).toMatch(/I、O、S、V、Z/);
    expect(taxNumberIssue('１１０１０５１２３４５６７８９')).toMatch(/18 位/);
  });

  test.prop([
    fc.array(fc.constantFrom(...CHARACTERS), { minLength: 17, maxLength: 17 }),
    fc.nat(16),
    fc.constantFrom(...CHARACTERS),
  ])('have one check digit, and one wrong character is found', (body, place, other) => {
    const fitting = [...CHARACTERS].filter((check) => isCreditCode(`${body.join('')}${check}`));
    expect(fitting).toHaveLength(1);
    const wrong = body.with(place, other).join('');
    expect(isCreditCode(`${wrong}${fitting[0] ?? ''}`)).toBe(wrong === body.join(''));
  });

  test.prop([
    fc.constantFrom(15, 16, 18, 19),
    fc.array(fc.constantFrom(...CHARACTERS), { minLength: 19, maxLength: 19 }),
  ])('are no code with a character too few or too many, whatever comes last', (length, characters) => {
    const body = characters.slice(0, length).join('');
    expect([...CHARACTERS].filter((check) => isCreditCode(`${body}${check}`))).toEqual([]);
  });

  test.prop([
    fc.array(fc.constantFrom(...CHARACTERS), { minLength: 17, maxLength: 17 }),
    fc.nat(16),
    fc.constantFrom('I', 'O', 'S', 'V', 'Z', 'a', '-', ' ', '０', '中'),
  ])('are no code with a character that codes do not have, whatever comes last', (body, place, odd) => {
    const wrong = body.with(place, odd).join('');
    expect([...CHARACTERS, odd].filter((check) => isCreditCode(`${wrong}${check}`))).toEqual([]);
  });
});
