import { describe, expect, test } from 'vitest';
import { promoIssues, specifiedPromos, type PromoForm } from '../../src/activity/index.js';
import { ACTIVITY_PERIODS } from '../../src/campaign/index.js';
import { PROMO } from './samples.js';

describe('promoIssues', () => {
  test.each<[Partial<PromoForm>, string, string]>([
    [{ title: '' }, 'title', '横幅标题必须填写'],
    [{ title: '题'.repeat(21) }, 'title', '横幅标题不能超过20个字符'],
    [{ hint: '明'.repeat(41) }, 'hint', '横幅说明不能超过40个字符'],
    [{ short: '简'.repeat(7) }, 'short', '手机上的简称不能超过6个字符'],
    [{ short: '简\n称' }, 'short', '手机上的简称不能包含控制字符'],
    [{ path: 'https://example.com' }, 'path', '链接只能是平台里的地址，以 / 开头'],
    [{ path: '//example.com' }, 'path', '链接只能是平台里的地址，以 / 开头'],
    [{ firstDay: '2026-02-30' }, 'firstDay', '日期应为 2025-07-11 这样的真实日期'],
    [{ audience: { kind: 'tag', ids: [] } }, 'audience', '请至少选一个标签'],
  ])('%o', (change, field, message) => {
    expect(promoIssues({ ...PROMO, ...change })).toEqual([{ field, message }]);
  });

  test('takes what is right', () => {
    expect(promoIssues(PROMO)).toEqual([]);
    expect(promoIssues({ ...PROMO, path: '/shopmall?sort=new' })).toEqual([]);
  });
});

describe('the popup of the report', () => {
  test('has days and an audience, and no texts', () => {
    const popup: PromoForm = { ...PROMO, kind: 'report', title: '', hint: '', short: '', path: '' };
    expect(promoIssues(popup)).toEqual([]);
    expect(promoIssues({ ...popup, lastDay: 'x' }).map(({ field }) => field)).toEqual(['lastDay']);
  });
});

describe('specifiedPromos', () => {
  test('are the banner of the summer of 2025 and the popup, each in its period, and could be saved as they are', () => {
    expect(specifiedPromos()).toMatchObject([
      {
        id: 'promo_banner',
        title: '2025 暑期王者竞技场',
        path: '/learn/wangzhe2025',
        ...ACTIVITY_PERIODS.promo_banner,
      },
      { id: 'report_popup', kind: 'report', ...ACTIVITY_PERIODS.report_popup },
    ]);
    expect(specifiedPromos().flatMap(promoIssues)).toEqual([]);
  });
});
