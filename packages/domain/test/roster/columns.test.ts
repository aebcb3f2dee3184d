import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  ROSTER_FIELDS,
  ROSTER_TITLES,
  rosterColumns,
  rosterFieldOf,
  rosterMappingIssue,
} from '../../src/roster/index.js';

const lines = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, at) => ({ number: at + 1, cells }));
const [A, B] = ['13800000001', '13900000002'];

describe('rosterFieldOf', () => {
  test.each([
    ['手机号', 'mobile'],
    [' 手 机 号（必填）', 'mobile'],
    ['手机号*', 'mobile'],
    ['联系电话:', 'mobile'],
    ['ＭＯＢＩＬＥ', 'mobile'],
    ['Phone [11]', 'mobile'],
    ['学员姓名', 'name'],
    ['性别', 'gender'],
    ['E-mail', 'email'],
    ['毕业院校', 'schoolName'],
    ['所学专业', 'major'],
    ['入学年份', 'schoolBeginDate'],
    ['毕业日期', 'schoolEndDate'],
    ['学员标签', 'tags'],
    ['班主任手机号', 'classTeacher'],
    ['备注', 'remark'],
    ['身份证号', undefined],
    ['', undefined],
  ])('%s is %s', (title, field) => {
    expect(rosterFieldOf(title)).toBe(field);
  });

  test('knows what each field is called', () => {
    for (const field of ROSTER_FIELDS) expect(rosterFieldOf(ROSTER_TITLES[field])).toBe(field);
  });
});

describe('rosterColumns', () => {
  test('takes titles wherever they stand', () => {
    const sheet = lines(['2026 春季班', ''], ['姓名', '手机号', '身份证', '备注'], ['张三', A, 'x', '走读']);
    expect(rosterColumns(sheet)).toEqual({
      header: 2,
      titles: ['姓名', '手机号', '身份证', '备注'],
      fields: ['name', 'mobile', null, 'remark'],
      ways: ['title', 'title', 'none', 'title'],
    });
  });

  test('tells by what stands in columns where there are no titles', () => {
    expect(rosterColumns(lines(['张三', A, '男', 'a@b.cn'], ['李四', B, '女', 'c@d.cn']))).toEqual({
      header: 0,
      titles: ['第 1 列', '第 2 列', '第 3 列', '第 4 列'],
      fields: [null, 'mobile', 'gender', 'email'],
      ways: ['none', 'content', 'content', 'content'],
    });
  });

  test('goes by what stands there where columns were moved below their titles', () => {
    const { fields, ways } = rosterColumns(
      lines(['手机号', '姓名', '性别'], ['张三', A, '男'], ['李四', B, '女']),
    );
    expect(fields).toEqual([null, 'mobile', 'gender']);
    expect(ways).toEqual(['none', 'content', 'title']);
  });

  test('leaves a column that only looks like a mobile to its own title', () => {
    const { fields } = rosterColumns(lines(['班主任手机号', '手机号', '姓名'], [B, A, '张三']));
    expect(fields).toEqual(['classTeacher', 'mobile', 'name']);
  });

  test('takes a title by its word where what stands below cannot be told', () => {
    expect(rosterColumns(lines(['手机号', '姓名'], ['1.38E+10', '张三'])).fields).toEqual(['mobile', 'name']);
    expect(rosterColumns(lines(['手机号', '性别'], ['', ''])).fields).toEqual(['mobile', 'gender']);
  });

  test('takes the first of two columns with one title', () => {
    expect(rosterColumns(lines(['手机号', '备注', '说明'], [A, 'x', 'y'])).fields).toEqual([
      'mobile',
      'remark',
      null,
    ]);
    expect(rosterColumns(lines(['手机号', '电话', '姓名'], [A, B, 'y'])).fields).toEqual([
      'mobile',
      null,
      'name',
    ]);
  });

  test('needs two titles, or one alone, at the top', () => {
    expect(rosterColumns(lines(['手机号'], [A])).header).toBe(1);
    expect(rosterColumns(lines(['手机号', '别的'], [A, 'x'])).header).toBe(0);
    const late = [...Array.from({ length: 10 }, () => ['x', 'y']), ['姓名', '手机号'], ['张三', A]];
    expect(rosterColumns(lines(...late)).header).toBe(0);
    expect(rosterColumns(lines(...late.slice(1))).header).toBe(10);
    expect(rosterColumns([])).toEqual({ header: 0, titles: [], fields: [], ways: [] });
    expect(rosterColumns(lines(['姓名', '姓名'], ['张三', 'x'])).header).toBe(0);
  });

  test('is sure from six of ten on', () => {
    const column = (good: number) => lines(...Array.from({ length: 10 }, (_, at) => [at < good ? A : '空']));
    expect(rosterColumns(column(6)).fields).toEqual(['mobile']);
    expect(rosterColumns(column(5)).fields).toEqual([null]);
  });

  const KNOWN = { name: '张三', mobile: A, gender: '男', email: 'a@b.cn', major: '计算机' } as const;
  test.prop([fc.shuffledSubarray(Object.keys(KNOWN) as (keyof typeof KNOWN)[], { minLength: 2 })])(
    'finds columns in whatever order they are',
    (order) => {
      const sheet = lines(
        order.map((field) => ROSTER_TITLES[field]),
        order.map((field) => KNOWN[field]),
      );
      expect(rosterColumns(sheet).fields).toEqual(order);
    },
  );
});

describe('rosterMappingIssue', () => {
  test('needs one mobile, and each field once', () => {
    expect(rosterMappingIssue(['name', null, 'mobile', null])).toBeUndefined();
    expect(rosterMappingIssue(['name', null])).toBe('请选择哪一列是手机号');
    expect(rosterMappingIssue(['mobile', 'name', 'name'])).toBe('有两列都是“姓名”，请只留一列');
    expect(rosterMappingIssue(['mobile', 'className'])).toBeUndefined();
    expect(rosterMappingIssue(['mobile'], 'k1')).toBeUndefined();
    expect(rosterMappingIssue(['mobile', 'className'], 'k1')).toBe(
      '已经选了全部放进一个班，“班级”一列请选“不导入”',
    );
  });
});
