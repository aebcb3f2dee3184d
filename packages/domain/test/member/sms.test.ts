import { expect, it } from 'vitest';
import fc from 'fast-check';
import {
  mobileIssue,
  SMS_CODE_LIFETIME_MS,
  SMS_CODE_MAX_TRIES,
  SMS_PER_ADDRESS_AND_HOUR,
  SMS_PER_MOBILE_AND_DAY,
  smsLoginIssues,
} from '../../src/member/index.js';

const GOOD = { mobile: '13800000002', smsCode: '012345' };

it('has the limits of a code: five minutes, five tries, ten a day and mobile, twenty an hour and address', () => {
  expect([
    SMS_CODE_LIFETIME_MS,
    SMS_CODE_MAX_TRIES,
    SMS_PER_MOBILE_AND_DAY,
    SMS_PER_ADDRESS_AND_HOUR,
  ]).toEqual([300_000, 5, 10, 20]);
});

it.each([
  ['13800000002', undefined],
  ['', '手机号必须输入'],
  [' ', '手机号格式不正确'],
  [' 13800000002', '手机号格式不正确'],
  ['12800000002', '手机号格式不正确'],
  ['138000000022', '手机号格式不正确'],
])('judges the mobile %j', (mobile, message) => {
  expect(mobileIssue(mobile)).toBe(message);
});

it.each<[Record<string, unknown>, (readonly [string, string])[]]>([
  [{}, []],
  [{ mobile: ' 13800000002\t' }, []],
  [{ mobile: '' }, [['mobile', '手机号必须输入']]],
  [{ mobile: ' ' }, [['mobile', '手机号必须输入']]],
  [{ mobile: '1380000000' }, [['mobile', '手机号格式不正确']]],
  [{ smsCode: '' }, [['smsCode', '验证码必须输入']]],
  [{ smsCode: '      ' }, [['smsCode', '验证码必须输入']]],
  [{ smsCode: '12345' }, [['smsCode', '验证码必须是6位']]],
  [{ smsCode: ' 123456' }, [['smsCode', '验证码必须是6位']]],
  [{ pwd: '12345678' }, []],
  [{ pwd: null }, []],
  [{ pwd: '' }, [['pwd', '密码必须输入']]],
  [{ pwd: '1234567' }, [['pwd', '密码不能小于8位']]],
  [
    { mobile: 13_800_000_002, smsCode: 123_456 },
    [
      ['mobile', '手机号必须输入'],
      ['smsCode', '验证码必须输入'],
    ],
  ],
])('judges a login by code with %j', (over, issues) => {
  expect(smsLoginIssues({ ...GOOD, ...over })).toEqual(
    issues.map(([field, message]) => ({ field, message })),
  );
});

it('never throws, whatever the form holds', () => {
  fc.assert(
    fc.property(
      fc.record({ mobile: fc.anything(), smsCode: fc.anything(), pwd: fc.anything() }, { requiredKeys: [] }),
      (form) => {
        const fields = smsLoginIssues(form as never).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      },
    ),
  );
});
