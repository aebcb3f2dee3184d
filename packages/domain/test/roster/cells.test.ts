import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cleanRow, type RosterField } from '../../src/roster/index.js';

const one = (field: RosterField, cell: string) => {
  const mobile = field === 'mobile' ? [] : (['13800000001'] as const);
  const { values, issues } = cleanRow([...mobile, cell], [...mobile.map(() => 'mobile' as const), field]);
  return issues.find((issue) => issue.field === field)?.message ?? values[field];
};

describe('the mobile of a row', () => {
  test.each([
    '13800000001',
    '１３８０００００００１',
    ' 138 0000 0001 ',
    '138-0000-0001',
    '+86 138-0000-0001',
    '0086-13800000001',
    '8613800000001',
    '(+86)13800000001',
    '13800000001.0',
    "'13800000001",
    '\t13800000001',
    '\u200B13800000001\uFEFF',
    '138\u00A00000\u30000001',
  ])('is the same as %j', (cell) => {
    expect(one('mobile', cell)).toBe('13800000001');
  });

  test.each(['1.38E+10', '1.38e10', '1E+10', '１．３８Ｅ＋１０'])(
    '%s says that its digits are lost',
    (cell) => {
      expect(one('mobile', cell)).toMatch(/^手机号成了 1(\.38)?[eE]\+?10，后几位已经丢失/);
    },
  );

  test.each(['1380000000', '138000000012', '12800000001', 'abc', '8713800000001', '86 86 13800000001', '0'])(
    '%s is none',
    (cell) => {
      expect(one('mobile', cell)).toBe('手机号应是 11 位数字，以 13 到 19 开头');
    },
  );

  test.each(['', '  ', '\u3000'])('%j is missing', (cell) => {
    expect(one('mobile', cell)).toBe('手机号必须填写');
  });

  test('is missing where the row is too short, and where no column has it', () => {
    expect(cleanRow([], ['mobile'])).toEqual({
      values: {},
      issues: [{ field: 'mobile', message: '手机号必须填写' }],
    });
    expect(cleanRow(['x'], [null]).issues).toEqual([{ field: 'mobile', message: '手机号必须填写' }]);
  });

  test.prop([fc.stringMatching(/^1[3-9]\d{9}$/), fc.constantFrom('', '+86', '0086', '86'), fc.nat(10)])(
    'stays what it is in whatever way it is written',
    (mobile, country, at) => {
      const wide = [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
      expect(one('mobile', `${country} ${mobile.slice(0, at)}-${mobile.slice(at)}`)).toBe(mobile);
      expect(one('mobile', `${country}${wide}`)).toBe(mobile);
    },
  );
});

describe('a formula and what failed', () => {
  test.each(['=A1&B1', '＝SUM(A1)', '  =1+1'])('%s is to be its value', (cell) => {
    for (const field of ['mobile', 'name', 'tags', 'remark', 'schoolBeginDate'] as const) {
      expect(one(field, cell)).toBe('这一格是公式，请改成它的值');
    }
  });

  test.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#CALC!'])(
    '%s is an error of a spreadsheet',
    (cell) => {
      expect(one('name', cell)).toBe(`这一格是表格的错误值 ${cell}，请填写正确的值`);
    },
  );

  test('a text that only has such a thing in it is a text', () => {
    expect(one('name', 'a=1')).toBe('a=1');
    expect(one('remark', '见 #N/A')).toBe('见 #N/A');
    expect(one('remark', '#N/A 见')).toBe('#N/A 见');
  });
});

describe('the gender of a row', () => {
  test.each([
    ['男', 'male'],
    ['男生', 'male'],
    ['先生', 'male'],
    ['M', 'male'],
    ['Male', 'male'],
    [' 女 ', 'female'],
    ['女生', 'female'],
    ['女士', 'female'],
    ['Ｆ', 'female'],
    ['female', 'female'],
    ['', undefined],
    ['未知', '性别请写“男”或“女”'],
  ])('%s', (cell, said) => {
    expect(one('gender', cell)).toBe(said);
  });
});

describe('the times of a row', () => {
  test.each([
    ['2022', '2022'],
    ['2022年', '2022'],
    ['2022级', '2022'],
    ['2022年级', '2022'],
    ['２０２２届', '2022'],
    ['2022-09', '2022-09'],
    ['2022-9', '2022-09'],
    ['2022/9', '2022-09'],
    ['2022.9.1', '2022-09'],
    ['2022年9月', '2022-09'],
    ['2022年9月1日', '2022-09'],
    ['2022-09-01 00:00:00', '2022-09'],
    ['2022-09-01T00:00:00.000Z', '2022-09'],
    ['202209', '2022-09'],
    ['20220901', '2022-09'],
    // As numbers, spreadsheets count days.
    ['44805', '2022-09'],
    ['44805.5', '2022-09'],
    ['44804', '2022-08'],
    ['20000', '1954-10'],
    ['60000', '2064-04'],
    ['1950', '1950'],
    ['2100', '2100'],
    ['2022-01', '2022-01'],
    ['2022-12', '2022-12'],
    ['', undefined],
  ])('%s is %s', (cell, said) => {
    expect(one('schoolBeginDate', cell)).toBe(said);
  });

  test.each([
    '去年',
    '2022-13',
    '2022-0',
    '1949',
    '2101',
    '19999',
    '60001',
    '22',
    '202213',
    '2022-09-01 x',
    'a2022',
  ])('%s is none', (cell) => {
    expect(one('schoolEndDate', cell)).toBe('时间请写成 2022-09 或 2022');
  });

  test.prop([fc.integer({ min: 20_000, max: 60_000 })])('the number of a day is its month', (serial) => {
    const day = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString();
    expect(one('schoolBeginDate', String(serial))).toBe(day.slice(0, 7));
    expect(one('schoolBeginDate', day.slice(0, 10))).toBe(day.slice(0, 7));
  });
});

describe('cleanRow', () => {
  test('takes each cell by what its column is, and leaves out what is none', () => {
    const { values, issues } = cleanRow(
      ['x', ' 张三 ', '13800000001', '重点、 走读，重点', '第一行\r\n第二行', 'Ａdmin', 'a@b.cn', '计算机'],
      [null, 'name', 'mobile', 'tags', 'remark', 'classTeacher', 'email', 'major'],
    );
    expect(issues).toEqual([]);
    expect(values).toEqual({
      name: '张三',
      mobile: '13800000001',
      tags: ['重点', '走读'],
      remark: '第一行\n第二行',
      classTeacher: 'Admin',
      email: 'a@b.cn',
      major: '计算机',
    });
  });

  test('says all that is wrong, a message a field, in the order of the fields', () => {
    const { issues } = cleanRow(
      ['x'.repeat(65), 'nanjing', '2026', '2022', 'a@', '1'],
      ['name', 'schoolName', 'schoolBeginDate', 'schoolEndDate', 'email', 'mobile'],
    );
    expect(issues).toEqual([
      { field: 'mobile', message: '手机号应是 11 位数字，以 13 到 19 开头' },
      { field: 'name', message: '真实姓名不能超过64个字符' },
      { field: 'email', message: '邮箱格式不正确' },
      { field: 'schoolName', message: '请从列表中选择学校，或输入学校全名' },
      { field: 'schoolEndDate', message: '毕业时间不能早于入学时间' },
    ]);
    expect(one('remark', '字'.repeat(2001))).toBe('备注不能超过2000个字符');
    expect(one('name', '张\u0000三')).toBe('真实姓名不能包含控制字符');
    expect(one('tags', ' 、,;')).toBeUndefined();
    expect(one('tags', 'a；b|c\nd;e')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
