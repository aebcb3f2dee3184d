import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { profileIssues, schoolNameIssue, studyDatesIssue } from '../../src/member/index.js';

describe('schoolNameIssue', () => {
  test.each(['', ' ', '\u3000'])('%j is missing', (name) => {
    expect(schoolNameIssue(name)).toBe('学校名称必须输入');
  });

  test.each([
    'njdx',
    'Njdx',
    ' nanjing ',
    "nan'jing",
    'nan’jing',
    'ｎｊｄｘ',
    'lüda',
    'nan jing da xue',
    'Nan jing da xue',
    'zhuang',
    'x',
  ])('%j was typed to search', (name) => {
    expect(schoolNameIssue(name)).toBe('请从列表中选择学校，或输入学校全名');
  });

  test.each([
    '南京大学',
    '世界尽头大学',
    '南京dx',
    'INSEAD 商学院',
    'INSEAD',
    'MIT',
    'Harvard University',
    'harvard university',
    'London School of Economics',
    'Yale School of Music',
    'École Polytechnique',
    'UC San Diego',
    'Université de Genève',
    'P.S. 118',
  ])('%j is a name', (name) => {
    expect(schoolNameIssue(name)).toBeUndefined();
  });

  test('a very long text is judged at once', () => {
    expect(schoolNameIssue(`${'a '.repeat(200_000)}!`)).toBeUndefined();
  });

  test.prop([fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom('', '大学', '学院')])(
    'a word of Latin letters becomes a name by any Chinese character',
    (word, suffix) => {
      expect(schoolNameIssue(`${word}${suffix}`) === undefined).toBe(suffix !== '');
    },
  );
});

describe('studyDatesIssue', () => {
  const TOO_EARLY = '毕业时间不能早于入学时间';

  test.each([
    ['2022-09', '2022-08'],
    ['2022-09', '2021-12'],
    ['2022', '2021'],
    [2022, 2021],
    ['2022-09', 2021],
    [2022, ' 2021-12 '],
    ['2022-09-02', '2022-09-01'],
  ])('from %j to %j is no order', (begin, end) => {
    expect(studyDatesIssue(begin, end)).toBe(TOO_EARLY);
  });

  test.each([
    ['2022-09', '2022-09'],
    ['2022-09', '2026-06'],
    ['2022-09', 2022],
    [2022, '2022-01'],
    ['2022-09', '大四'],
    ['大一', '2000'],
    ['2022-09', undefined],
    [null, '2026-06'],
    [NaN, 2000],
    [{ toString: 1 }, []],
    ['2022-09', '199'],
  ])('from %j to %j passes', (begin, end) => {
    expect(studyDatesIssue(begin, end)).toBeUndefined();
  });

  const month = fc
    .tuple(fc.integer({ min: 1950, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, of]) => ({ at: year * 12 + of, text: `${year}-${String(of).padStart(2, '0')}` }));

  test.prop([month, month])('months are compared as months', (begin, end) => {
    expect(studyDatesIssue(begin.text, end.text)).toBe(end.at < begin.at ? TOO_EARLY : undefined);
  });

  test('the form says it at the end, once both are there', () => {
    const dates = (schoolBeginDate: string, schoolEndDate: string) =>
      profileIssues({ schoolBeginDate, schoolEndDate }).find(({ field }) => field === 'schoolEndDate');
    expect(dates('2024-09', '2020-06')).toEqual({ field: 'schoolEndDate', message: TOO_EARLY });
    expect(dates('2024-09', '')).toEqual({ field: 'schoolEndDate', message: '毕业年份必须输入' });
    expect(dates('', '2020-06')).toBeUndefined();
    expect(
      profileIssues({ profile: { schoolBeginDate: 2024, schoolEndDate: 2020, schoolName: 'njdx' } }),
    ).toEqual(
      expect.arrayContaining([
        { field: 'schoolName', message: '请从列表中选择学校，或输入学校全名' },
        { field: 'schoolEndDate', message: TOO_EARLY },
      ]),
    );
  });
});
