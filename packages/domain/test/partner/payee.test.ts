import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  maskedAccount,
  PAYEE_BANK_MAX,
  PAYEE_METHOD_TITLES,
  PAYEE_METHODS,
  payeeIssues,
  payeeOf,
  type Payee,
} from '../../src/partner/index.js';

const BANK: Payee = {
  method: 'BANK',
  name: '周伙伴',
  bank: '招商银行南京分行',
  account: '6214 8312 3456 7890',
};
const WEIXIN: Payee = { method: 'WEIXIN', name: '周伙伴', bank: '', account: '' };

const wrongOf = (payee: Payee) =>
  Object.fromEntries(payeeIssues(payee).map(({ field, message }) => [field, message]));

describe('whom commission is paid to', () => {
  test('is at WeChat or at a bank, offered in this order and in words', () => {
    expect(PAYEE_METHODS.map((method) => PAYEE_METHOD_TITLES[method])).toEqual(['微信零钱', '银行卡']);
  });

  test('is enough for WeChat with a name, and for a bank with an account', () => {
    expect(wrongOf(WEIXIN)).toEqual({});
    expect(wrongOf(BANK)).toEqual({});
    expect(wrongOf({ ...BANK, name: '', bank: ' ', account: '' })).toEqual({
      name: '收款人姓名必须填写',
      bank: '开户银行必须填写',
      account: '银行账号为 8 到 30 位数字',
    });
    expect(wrongOf({ ...WEIXIN, method: 'CASH' as 'BANK', name: '' })).toEqual({
      method: '请选择收款方式',
      name: '收款人姓名必须填写',
    });
    expect(wrongOf({ ...BANK, bank: '行'.repeat(PAYEE_BANK_MAX + 1) })['bank']).toMatch('不能超过');
  });

  test.each([
    ['1234567', false],
    ['12345678', true],
    ['1'.repeat(30), true],
    ['1'.repeat(31), false],
    ['6214x8312', false],
    ['=1+12345678', false],
    ['１２３４５６７８', false],
  ])('takes the account %s: %s', (account, isTaken) => {
    expect(wrongOf({ ...BANK, account })['account'] === undefined).toBe(isTaken);
  });

  test('is kept without the spaces of an account, and without an account at WeChat', () => {
    expect(payeeOf(BANK).account).toBe('6214831234567890');
    expect(
      payeeOf({ ...BANK, account: '6214-8312-3456 7890', name: ' 周伙伴 ', bank: ` ${BANK.bank} ` }),
    ).toEqual({
      ...BANK,
      account: '6214831234567890',
    });
    expect(payeeOf({ ...BANK, method: 'WEIXIN' })).toEqual(WEIXIN);
  });

  const typed = fc.record({
    method: fc.constantFrom(...PAYEE_METHODS),
    name: fc.string({ maxLength: 40 }),
    bank: fc.string({ maxLength: 70 }),
    account: fc.oneof(fc.string({ maxLength: 34 }), fc.stringMatching(/^[\d -]{0,40}$/)),
  });

  test.prop([typed])('keeping it again changes nothing, and nothing new is wrong with it', (payee) => {
    const kept = payeeOf(payee);
    expect(payeeOf(kept)).toEqual(kept);
    expect(payeeIssues(kept)).toEqual(payeeIssues(payee));
  });

  test.prop([fc.stringMatching(/^\d{8,30}$/)])(
    'of an account no more than four digits are told',
    (account) => {
      const told = maskedAccount(account);
      expect(told.replaceAll(/\D/g, '')).toBe(account.slice(-4));
    },
  );

  test('of what is no account nothing is hidden', () => {
    expect(maskedAccount('')).toBe('');
    expect(maskedAccount('1234')).toBe('1234');
  });
});
