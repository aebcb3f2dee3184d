import { describe, expect, test } from 'vitest';
import {
  PAYOUT_REASON_MAX,
  PAYOUT_REFERENCE_MAX,
  payoutPersonIssue,
  payoutReasonIssue,
  payoutReferenceIssue,
  type PayoutAct,
} from '../../src/payout/index.js';

const people = { partnerId: 'partner', makerId: 'maker', checkerId: 'checker' };
const ACTS: readonly PayoutAct[] = ['make', 'check', 'refuse', 'send', 'cancel', 'settle'];
const mayDo = (userId: string) => ACTS.filter((act) => payoutPersonIssue(people, act, userId) === undefined);

describe('payoutPersonIssue', () => {
  test('whose money it is does nothing about it', () => {
    expect(mayDo('partner')).toEqual([]);
    expect(payoutPersonIssue({ ...people, makerId: 'partner' }, 'settle', 'partner')).toContain('自己');
  });

  test('who made it does not approve it, but may withdraw it', () => {
    expect(mayDo('maker')).toEqual(['make', 'refuse', 'send', 'cancel', 'settle']);
    expect(payoutPersonIssue({ ...people, checkerId: null }, 'check', 'maker')).toContain('另一位同事');
  });

  test('one of the two says how it ended at the bank', () => {
    expect(mayDo('checker')).toEqual(['make', 'check', 'refuse', 'send', 'cancel', 'settle']);
    expect(mayDo('third')).toEqual(['make', 'check', 'refuse', 'send', 'cancel']);
    expect(payoutPersonIssue(people, 'settle', 'third')).toBe('到账或失败由发起或复核这笔结算的同事登记');
  });
});

describe('what is written about a payout', () => {
  test.each([
    ['原因', payoutReasonIssue, PAYOUT_REASON_MAX],
    ['流水号', payoutReferenceIssue, PAYOUT_REFERENCE_MAX],
  ] as const)('%s is one line of some length', (title, issue, max) => {
    expect(issue('款')).toBeUndefined();
    expect(issue(` ${'款'.repeat(max)} `)).toBeUndefined();
    expect(issue('款'.repeat(max + 1))).toBe(`${title}不能超过${max}个字符`);
    expect(issue('  ')).toBe(`${title}必须填写`);
    expect(issue('a\nb')).toBe(`${title}不能包含控制字符`);
    expect(issue('a\u202Eb')).toBe(`${title}不能包含文字方向控制符`);
  });
});
