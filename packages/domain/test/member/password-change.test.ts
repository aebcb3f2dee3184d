import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  ACCOUNT_MAX,
  loginIssues,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordChangeIssues,
  SMS_CODE_LENGTH,
  SMS_RESEND_SECONDS,
} from '../../src/member/index.js';
import { deepFreeze } from '../../src/shared/index.js';

const form = deepFreeze({ code: '123456', password: 'password', confirm: 'password' });

test('the constants of the specification', () => {
  expect([SMS_CODE_LENGTH, SMS_RESEND_SECONDS, PASSWORD_MIN]).toEqual([6, 60, 8]);
  expect([PASSWORD_MAX, ACCOUNT_MAX]).toEqual([128, 64]);
});

describe('passwordChangeIssues', () => {
  test('a good form has none', () => {
    expect(passwordChangeIssues(form)).toEqual([]);
  });

  test.each([{}, { code: null, password: null, confirm: null }, { code: '', password: '', confirm: '' }])(
    'an empty form %j',
    (empty) => {
      expect(passwordChangeIssues(empty)).toEqual([
        { field: 'code', message: '验证码必须输入' },
        { field: 'password', message: '密码必须输入' },
      ]);
    },
  );

  test.each([
    ['', '验证码必须输入'],
    ['      ', '验证码必须输入'],
    ['12345', '验证码必须是6位'],
    ['1234567', '验证码必须是6位'],
    ['😀😀😀😀😀😀', '验证码必须是6位'],
  ])('the code %j', (code, message) => {
    expect(passwordChangeIssues({ ...form, code })).toEqual([{ field: 'code', message }]);
  });

  test('lengths count UTF-16 code units', () => {
    expect(passwordChangeIssues({ ...form, code: '😀😀😀' })).toEqual([]);
    expect(passwordChangeIssues({ ...form, password: '😀😀😀😀', confirm: '😀😀😀😀' })).toEqual([]);
  });

  test.each([
    ['', '密码必须输入'],
    ['1234567', '密码不能小于8位'],
    ['x'.repeat(129), '密码不能超过128位'],
  ])('the password %j', (password, message) => {
    expect(passwordChangeIssues({ ...form, password, confirm: password })).toEqual([
      { field: 'password', message },
    ]);
  });

  test.each(['12345678', 'x'.repeat(128), '        '])('the password %j passes as it is', (password) => {
    expect(passwordChangeIssues({ ...form, password, confirm: password })).toEqual([]);
  });

  test.each(['', 'Password', 'password ', undefined])('the confirmation %j differs', (confirm) => {
    expect(passwordChangeIssues({ ...form, confirm })).toEqual([
      { field: 'confirm', message: '密码和确认密码不同' },
    ]);
  });

  test('three things wrong: three messages, in order', () => {
    expect(passwordChangeIssues({ code: '1', password: 'short', confirm: 'shirt' })).toEqual([
      { field: 'code', message: '验证码必须是6位' },
      { field: 'password', message: '密码不能小于8位' },
      { field: 'confirm', message: '密码和确认密码不同' },
    ]);
  });

  test.prop([fc.string({ minLength: 8, maxLength: 64 }), fc.string({ minLength: 8, maxLength: 64 })])(
    'the confirmation must be the very password',
    (password, confirm) => {
      const issues = passwordChangeIssues({ code: '123456', password, confirm });
      expect(issues.map(({ field }) => field)).toEqual(password === confirm ? [] : ['confirm']);
      expect(passwordChangeIssues({ code: '123456', password, confirm: password })).toEqual([]);
    },
  );
});

describe('loginIssues', () => {
  test('a username or a mobile with a password', () => {
    expect(loginIssues({ account: 'xiaoming', pwd: 'x' })).toEqual([]);
    expect(loginIssues({ account: '13800000002', pwd: ' ' })).toEqual([]);
  });

  test.each([{}, { account: ' ', pwd: '' }, { account: null, pwd: null }])(
    'both are required: %j',
    (empty) => {
      expect(loginIssues(empty)).toEqual([
        { field: 'account', message: '账号必须输入' },
        { field: 'pwd', message: '密码必须输入' },
      ]);
    },
  );

  test('what is no text is nothing, and never throws', () => {
    const untrusted = { account: 13800000002, pwd: ['x'] } as object;
    expect(loginIssues(untrusted).map(({ field }) => field)).toEqual(['account', 'pwd']);
    const change = { code: 123456, password: { length: 8 }, confirm: null } as object;
    expect(passwordChangeIssues(change)).toEqual([
      { field: 'code', message: '验证码必须输入' },
      { field: 'password', message: '密码必须输入' },
    ]);
  });

  test('what is longer than any account or password', () => {
    expect(loginIssues({ account: 'a'.repeat(64), pwd: 'p'.repeat(128) })).toEqual([]);
    expect(loginIssues({ account: 'a'.repeat(65), pwd: 'p'.repeat(129) })).toEqual([
      { field: 'account', message: '账号不能超过64位' },
      { field: 'pwd', message: '密码不能超过128位' },
    ]);
  });
});
