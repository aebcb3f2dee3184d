import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CLASS_JOIN_DAYS_MAX,
  CLASS_NAME_MAX,
  CLASS_NOTE_MAX,
  CLASS_REASON_MAX,
  CLASS_SEATS_MAX,
  CLASS_TERM_NAME_MAX,
  classReasonIssue,
  classSettingIssues,
  classTermNameIssue,
  fewerSeatsIssue,
  usedTermIssue,
  type ClassSetting,
} from '../../src/school-class/index.js';

const setting: ClassSetting = {
  name: '全栈 12 班',
  firstDay: '2026-03-01',
  lastDay: '2026-08-31',
  seats: 40,
  joinDays: 7,
  note: '',
};

const told = (over: Partial<ClassSetting>) =>
  classSettingIssues({ ...setting, ...over }).map(({ field, message }) => `${field}: ${message}`);

describe('classSettingIssues', () => {
  test.each<Partial<ClassSetting>>([
    {},
    { lastDay: null, seats: null, joinDays: null },
    { lastDay: setting.firstDay },
    { seats: 1, joinDays: 0 },
    { seats: CLASS_SEATS_MAX, joinDays: CLASS_JOIN_DAYS_MAX },
    { firstDay: '2000-01-01', lastDay: '2099-12-31' },
    { name: '班'.repeat(CLASS_NAME_MAX), note: `一\n${'字'.repeat(CLASS_NOTE_MAX - 2)}` },
  ])('nothing is wrong with %j', (over) => {
    expect(told(over)).toEqual([]);
  });

  test.each<[Partial<ClassSetting>, string]>([
    [{ name: '' }, 'name: 班级名称必须填写'],
    [{ name: '一\n二' }, 'name: 班级名称不能包含控制字符'],
    [{ name: '班'.repeat(CLASS_NAME_MAX + 1) }, `name: 班级名称不能超过${CLASS_NAME_MAX}个字符`],
    [{ firstDay: '2026-02-30' }, 'firstDay: 开课日期不正确'],
    [{ firstDay: '明天' }, 'firstDay: 开课日期不正确'],
    [{ firstDay: '1999-12-31' }, 'firstDay: 开课日期不正确'],
    [{ firstDay: '2100-01-01', lastDay: null }, 'firstDay: 开课日期不正确'],
    [{ lastDay: '2026-02-30' }, 'lastDay: 结课日期不正确'],
    [{ lastDay: '2100-01-01' }, 'lastDay: 结课日期不正确'],
    [{ lastDay: '2026-02-28' }, 'lastDay: 结课日期不能早于开课日期'],
    [{ seats: 0 }, 'seats: 名额要填 1 到 5000 的整数'],
    [{ seats: 1.5 }, 'seats: 名额要填 1 到 5000 的整数'],
    [{ seats: CLASS_SEATS_MAX + 1 }, 'seats: 名额要填 1 到 5000 的整数'],
    [{ joinDays: -1 }, 'joinDays: 开课以后可以进班的天数要填 0 到 366 的整数'],
    [{ joinDays: CLASS_JOIN_DAYS_MAX + 1 }, 'joinDays: 开课以后可以进班的天数要填 0 到 366 的整数'],
    [{ note: '字'.repeat(CLASS_NOTE_MAX + 1) }, 'note: 备注不能超过1000个字符'],
    [{ note: '\u0000' }, 'note: 备注不能包含控制字符'],
  ])('%j: %s', (over, message) => {
    expect(told(over)).toEqual([message]);
  });

  test('a last day is not compared with a first one that is none', () => {
    expect(told({ firstDay: '9', lastDay: '2026-02-28' })).toEqual(['firstDay: 开课日期不正确']);
  });
});

describe('the other texts and numbers of a class', () => {
  test('a reason is there, plain, and not too long', () => {
    expect(classReasonIssue('他改上周末班')).toBeUndefined();
    expect(classReasonIssue(' ')).toBe('原因必须填写');
    expect(classReasonIssue('a\u202Eb')).toBe('原因不能包含文字方向控制符');
    expect(classReasonIssue('字'.repeat(CLASS_REASON_MAX))).toBeUndefined();
    expect(classReasonIssue('字'.repeat(CLASS_REASON_MAX + 1))).toBe('原因不能超过200个字符');
  });

  test.prop([fc.option(fc.integer({ min: 1, max: 100 })), fc.integer({ min: 0, max: 100 })])(
    'a class has at least as many seats as members',
    (seats, members) => {
      const issue = fewerSeatsIssue(seats, members);
      if (seats === null || seats >= members) expect(issue).toBeUndefined();
      else expect(issue).toBe(`班里已经有 ${members} 位学员，名额不能少于 ${members}`);
    },
  );

  test('types and stages are called by one line, and stay while classes have them', () => {
    expect(classTermNameIssue('type', '全日制')).toBeUndefined();
    expect(classTermNameIssue('type', '')).toBe('班型名称必须填写');
    expect(classTermNameIssue('stage', '一\n二')).toBe('阶段名称不能包含控制字符');
    expect(classTermNameIssue('stage', '段'.repeat(CLASS_TERM_NAME_MAX))).toBeUndefined();
    expect(classTermNameIssue('stage', '段'.repeat(CLASS_TERM_NAME_MAX + 1))).toBe(
      '阶段名称不能超过20个字符',
    );
    expect(usedTermIssue('type', 0)).toBeUndefined();
    expect(usedTermIssue('type', 1)).toBe('有 1 个班级用着这个班型，不能删除');
    expect(usedTermIssue('stage', 2)).toBe('有 2 个班级用着这个阶段，不能删除');
  });
});
