import { describe, expect, test } from 'vitest';
import { ACTIVITY_KEYS, ACTIVITY_PERIODS, periodIssues } from '../../src/campaign/index.js';

const NOT_A_DAY = '日期应为 2025-07-11 这样的真实日期';

describe('periodIssues', () => {
  test.each(ACTIVITY_KEYS)('nothing is wrong with the default of %s', (key) => {
    expect(periodIssues(ACTIVITY_PERIODS[key])).toEqual([]);
  });

  test('a period may be one day', () => {
    expect(periodIssues({ firstDay: '2024-02-29', lastDay: '2024-02-29' })).toEqual([]);
  });

  test('it must not end before it begins', () => {
    expect(periodIssues({ firstDay: '2025-03-02', lastDay: '2025-03-01' })).toEqual([
      { field: 'lastDay', message: '结束日期不能早于开始日期' },
    ]);
  });

  test.each([
    ['2024-01-01', '2024-12-31', '2025-01-01'],
    ['2025-03-10', '2026-03-10', '2026-03-11'],
    ['2000-01-01', '2000-12-31', '2099-12-31'],
  ])('from %s it may last until %s, and not until %s', (firstDay, lastDay, tooLate) => {
    expect(periodIssues({ firstDay, lastDay })).toEqual([]);
    expect(periodIssues({ firstDay, lastDay: tooLate })).toEqual([
      { field: 'lastDay', message: '一次活动最长 366 天，请检查年份' },
    ]);
  });

  test.each(['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31'])('%s lies in no such year', (day) => {
    const issue = (field: string) => ({ field, message: '年份应在 2000 到 2099 之间' });
    expect(periodIssues({ firstDay: day, lastDay: day })).toEqual([issue('firstDay'), issue('lastDay')]);
    expect(periodIssues({ firstDay: '2025-03-01', lastDay: day })).toEqual([issue('lastDay')]);
  });

  test('both days have to be there', () => {
    expect(periodIssues({ firstDay: '', lastDay: '' })).toEqual([
      { field: 'firstDay', message: '日期必须填写' },
      { field: 'lastDay', message: '日期必须填写' },
    ]);
  });

  test.each(['2025-02-30', '2025/03/01', '2025-3-1', 'tomorrow', '2025-03-01T00:00'])(
    '%j is no day',
    (day) => {
      const issue = (field: string) => ({ field, message: NOT_A_DAY });
      expect(periodIssues({ firstDay: day, lastDay: '2025-03-01' })).toEqual([issue('firstDay')]);
      expect(periodIssues({ firstDay: '2025-03-01', lastDay: day })).toEqual([issue('lastDay')]);
      expect(periodIssues({ firstDay: day, lastDay: day })).toEqual([issue('firstDay'), issue('lastDay')]);
    },
  );
});
