import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { normalizeProfile, profileIssues, SIGNATURE_MAX } from '../../src/member/index.js';
import { deepFreeze } from '../../src/shared/index.js';

const school = deepFreeze({
  schoolName: '南京大学',
  schoolBeginDate: '2022-09',
  schoolEndDate: '2026-06',
  major: '软件工程',
});
const person = deepFreeze({
  name: '小明',
  gender: 'male',
  email: 'xiaoming@example.com',
  mobile: '13800000002',
  description: '坚持就很酷',
});
const form = deepFreeze({ ...person, profile: school });

const ALL_MISSING = [
  { field: 'name', message: '真实姓名必须输入' },
  { field: 'gender', message: '性别必须选择' },
  { field: 'email', message: '邮箱必须填写' },
  { field: 'schoolName', message: '学校名称必须输入' },
  { field: 'schoolBeginDate', message: '入学年份必须输入' },
  { field: 'schoolEndDate', message: '毕业年份必须输入' },
  { field: 'major', message: '专业名称必须输入' },
];

describe('profileIssues', () => {
  test('a complete form has none, the school fields inside or beside', () => {
    expect(profileIssues(form)).toEqual([]);
    expect(profileIssues({ ...person, ...school })).toEqual([]);
  });

  test('an empty form: all messages, in the order of the specification', () => {
    expect(profileIssues({})).toEqual(ALL_MISSING);
    expect(profileIssues({ name: null, gender: null, email: null, profile: null })).toEqual(ALL_MISSING);
  });

  test('what is no text, as parsed JSON may hold it, is nothing, and never throws', () => {
    for (const wrong of [5, true, {}, [], ['x'], () => 'x']) {
      const untrusted = { name: wrong, gender: wrong, email: wrong, description: wrong };
      const schools = { schoolName: wrong, schoolBeginDate: {}, schoolEndDate: [], major: wrong };
      expect(profileIssues({ ...untrusted, profile: schools } as object)).toEqual(ALL_MISSING);
    }
  });

  test('a field beside the others counts before the same in the profile', () => {
    expect(profileIssues({ ...form, major: ' ' })).toEqual([ALL_MISSING[6]]);
    expect(profileIssues({ ...form, profile: { ...school, major: '' }, major: '软件' })).toEqual([]);
  });

  test('white space is nothing', () => {
    const blank = ' \t\u3000';
    expect(
      profileIssues({
        name: blank,
        gender: blank,
        email: blank,
        profile: { schoolName: blank, schoolBeginDate: blank, schoolEndDate: blank, major: blank },
      }),
    ).toEqual(ALL_MISSING);
  });

  test.each(ALL_MISSING.slice(0, 3))('$field alone', ({ field, message }) => {
    expect(profileIssues({ ...form, [field]: '' })).toEqual([{ field, message }]);
  });

  test.each(ALL_MISSING.slice(3))('$field alone', ({ field, message }) => {
    expect(profileIssues({ ...form, profile: { ...school, [field]: '' } })).toEqual([{ field, message }]);
    expect(profileIssues({ ...person, ...school, [field]: '' })).toEqual([{ field, message }]);
  });

  test('a field of the screen goes before the same one inside', () => {
    expect(profileIssues({ ...form, major: '' })).toEqual([{ field: 'major', message: '专业名称必须输入' }]);
    expect(profileIssues({ ...form, profile: { ...school, major: '' }, major: '数学' })).toEqual([]);
  });

  test('years may be numbers', () => {
    const years = { ...school, schoolBeginDate: 2022, schoolEndDate: NaN };
    expect(profileIssues({ ...form, profile: years })).toEqual([
      { field: 'schoolEndDate', message: '毕业年份必须输入' },
    ]);
  });

  test.each(['female', 'male'])('gender %s', (gender) => {
    expect(profileIssues({ ...form, gender })).toEqual([]);
  });

  test.each(['Male', 'other', ' male', 'constructor'])('gender %j must be chosen', (gender) => {
    expect(profileIssues({ ...form, gender })).toEqual([{ field: 'gender', message: '性别必须选择' }]);
  });

  test.each([
    'a@b.c',
    ' xiaoming@example.com\n',
    '小明@例子.中国',
    'a.b+c@d.e.f',
    'a@b..c',
    'a@.b.c',
    'a@b.c.',
  ])('email %j', (email) => {
    expect(profileIssues({ ...form, email })).toEqual([]);
  });

  test.each([
    'plain',
    'a@b',
    '@b.c',
    'a@',
    'a@.',
    'a@.b',
    'a@b.',
    'a@b@c.d',
    'a@@b.c',
    'a b@c.d',
    'a@b .c',
    'a@b\u3000.c',
    'a.b@c',
    '.@',
  ])('email %j does not look like an address', (email) => {
    expect(profileIssues({ ...form, email })).toEqual([{ field: 'email', message: '邮箱格式不正确' }]);
  });

  test('a very long email is judged at once', () => {
    expect(profileIssues({ ...form, email: `a@${'b.'.repeat(200_000)}@` })).toHaveLength(1);
  });

  test('the signature: 100 characters pass, 101 do not', () => {
    const tooLong = [{ field: 'description', message: '个人签名不能超过100个字符' }];
    expect(SIGNATURE_MAX).toBe(100);
    expect(profileIssues({ ...form, description: '字'.repeat(100) })).toEqual([]);
    expect(profileIssues({ ...form, description: '字'.repeat(101) })).toEqual(tooLong);
    expect(profileIssues({ ...form, description: '😀'.repeat(100) })).toEqual([]);
    expect(profileIssues({ ...form, description: '😀'.repeat(101) })).toEqual(tooLong);
    expect(profileIssues({ ...form, description: null })).toEqual([]);
  });

  const textArb = fc.option(fc.oneof(fc.constantFrom('', ' ', 'male', 'a@b.c'), fc.string()), {
    nil: undefined,
  });
  const formArb = fc
    .record({
      name: textArb,
      gender: textArb,
      email: textArb,
      description: fc.string({ maxLength: 250 }),
      profile: fc.record({
        schoolName: textArb,
        schoolBeginDate: textArb,
        schoolEndDate: textArb,
        major: textArb,
      }),
    })
    .map(deepFreeze);

  test.prop([formArb])('at most one issue a field, always in the same order', (anyForm) => {
    const order = [...ALL_MISSING.map(({ field }) => field), 'description'];
    const places = profileIssues(anyForm).map(({ field }) => order.indexOf(field));
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test.prop([formArb])('judges what is submitted as it judged the form', (anyForm) => {
    expect(profileIssues(normalizeProfile(anyForm))).toEqual(profileIssues(anyForm));
  });
});

describe('normalizeProfile', () => {
  test('trims the email, leaves out the mobile, keeps the rest', () => {
    expect(normalizeProfile(deepFreeze({ id: 'u1', ...form, email: '  a@b.c ' }))).toEqual({
      id: 'u1',
      name: '小明',
      gender: 'male',
      email: 'a@b.c',
      description: '坚持就很酷',
      profile: school,
    });
  });

  test('the mobile is gone, not undefined', () => {
    expect(Object.keys(normalizeProfile({ mobile: '13800000002', name: 'a' }))).toEqual(['name']);
  });

  test('a form without an email stays without', () => {
    expect(Object.keys(normalizeProfile({ name: 'a' }))).toEqual(['name']);
    expect(normalizeProfile({ email: null })).toEqual({ email: null });
  });
});
