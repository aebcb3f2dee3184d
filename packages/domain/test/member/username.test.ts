import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  isMobile,
  needsUsername,
  staffUsernameIssue,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameIssue,
  usernameKey,
} from '../../src/member/index.js';

describe('usernameIssue', () => {
  test.each(['xiaoming', 'Abcd', 'a_1_', 'A1234567890123456789', 'adminx', 'banzhuren'])(
    '%s may be chosen',
    (name) => {
      expect(usernameIssue(name)).toBeUndefined();
    },
  );

  test.each([
    ['', '用户名必须输入'],
    ['abc', '用户名长度必须是4到20位'],
    ['a'.repeat(21), '用户名长度必须是4到20位'],
    ['小明', '用户名长度必须是4到20位'],
    ['小明小明', '用户名只能包含字母、数字和下划线'],
    ['xiao ming', '用户名只能包含字母、数字和下划线'],
    ['xiaoming\n', '用户名只能包含字母、数字和下划线'],
    ['a-b-c', '用户名只能包含字母、数字和下划线'],
    ['ｘiaoming', '用户名只能包含字母、数字和下划线'],
    ['admın', '用户名只能包含字母、数字和下划线'],
    ['13800000001', '用户名必须以字母开头'],
    ['_abcd', '用户名必须以字母开头'],
    ['__proto__', '用户名必须以字母开头'],
  ])('%j: %s', (name, message) => {
    expect(usernameIssue(name)).toBe(message);
  });

  test.each(['admin', 'Admin', 'ROOT', 'system', 'NULL', 'undefined', 'constructor', 'youkeda', 'login'])(
    '%s is reserved',
    (name) => {
      expect(usernameIssue(name)).toBe('该用户名不可使用');
    },
  );

  test.each(['admin', 'Teacher', 'ROOT', 'xiaoming'])('operators may give %s to staff', (name) => {
    expect(staffUsernameIssue(name)).toBeUndefined();
  });

  test.each(['', 'ykd', '小明小明', '1admin'])('staff have no username %j either', (name) => {
    expect(staffUsernameIssue(name)).toBe(usernameIssue(name));
    expect(staffUsernameIssue(name)).toBeTypeOf('string');
  });

  test.each(['ykd', 'api'])('%s is too short as it is', (name) => {
    expect(usernameIssue(name)).toBe('用户名长度必须是4到20位');
  });

  test('the limits', () => {
    expect([USERNAME_MIN, USERNAME_MAX]).toEqual([4, 20]);
  });

  const goodArb = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{3,19}$/);

  test.prop([goodArb, fc.nat(), fc.string({ unit: 'binary', maxLength: 2 })])(
    'a good name with something put into it is judged by its form',
    (good, at, inserted) => {
      const place = at % (good.length + 1);
      const name = good.slice(0, place) + inserted + good.slice(place);
      const wellFormed = /^[a-z][a-z0-9_]{3,19}$/i.test(name) && usernameIssue(name) !== '该用户名不可使用';
      expect(usernameIssue(name) === undefined).toBe(wellFormed);
    },
  );

  test.prop([goodArb])('plain names fail only by being reserved', (name) => {
    expect([undefined, '该用户名不可使用']).toContain(usernameIssue(name));
    expect(usernameIssue(usernameKey(name))).toBe(usernameIssue(name));
  });
});

test('names that differ in case are the same name', () => {
  expect(usernameKey('XiaoMing')).toBe('xiaoming');
  expect(usernameKey('xiaoming')).toBe('xiaoming');
  expect(usernameKey('xiao_ming')).not.toBe('xiaoming');
});

describe('needsUsername', () => {
  const mobile = '13800000001';

  test.each([null, undefined, '', ' ', mobile])('the username %j', (userName) => {
    expect(needsUsername({ userName, mobile })).toBe(true);
  });

  test('a username of one’s own', () => {
    expect(needsUsername({ userName: 'xiaoming', mobile })).toBe(false);
    expect(needsUsername({ userName: '13800000002', mobile })).toBe(false);
    expect(needsUsername({ userName: 'xiaoming' })).toBe(false);
  });

  test('nothing known at all', () => {
    expect(needsUsername({})).toBe(true);
  });
});

describe('isMobile', () => {
  test.each(['13800000001', '19912345678', '14700000000'])('%s', (value) => {
    expect(isMobile(value)).toBe(true);
  });

  test.each([
    '12800000001',
    '23800000001',
    '1380000000',
    '138000000011',
    ' 13800000001',
    '13800000001\n',
    '+8613800000001',
    '138-0000-0001',
    '１３８０００００００１',
    '1380000000x',
    '',
  ])('%j is none', (value) => {
    expect(isMobile(value)).toBe(false);
  });
});
