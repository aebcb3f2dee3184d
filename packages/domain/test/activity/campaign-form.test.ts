import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  campaignIssues,
  campaignValueIssue,
  specifiedCampaigns,
  type CampaignForm,
} from '../../src/activity/index.js';
import { ACTIVITY_PERIODS, CHECK_IN_CAMPAIGNS } from '../../src/campaign/index.js';
import { CAMPAIGN } from './samples.js';

describe('campaignValueIssue', () => {
  test.each(CHECK_IN_CAMPAIGNS.map(({ value }) => value))('takes %s', (value) => {
    expect(campaignValueIssue(value)).toBeUndefined();
  });

  test.each(['', '26', '2026-winter', 'Winter', '_a1', 'a1_', 'a__1', '寒假', 'a'.repeat(41), 'abc\n'])(
    'refuses %j',
    (value) => {
      expect(campaignValueIssue(value)).toMatch(/^代号为 3 到 40 个/);
    },
  );

  test('takes the shortest and the longest', () => {
    expect(campaignValueIssue('abc')).toBeUndefined();
    expect(campaignValueIssue('a'.repeat(40))).toBeUndefined();
  });
});

describe('campaignIssues', () => {
  test('takes what is right', () => {
    expect(campaignIssues(CAMPAIGN)).toEqual([]);
    expect(campaignIssues({ ...CAMPAIGN, badge: '', banner: '', prizes: [], rules: '一\n二' })).toEqual([]);
  });

  test.each<[Partial<CampaignForm>, string, string]>([
    [{ name: '' }, 'name', '活动名称必须填写'],
    [{ name: '名'.repeat(31) }, 'name', '活动名称不能超过30个字符'],
    [{ name: '一\n二' }, 'name', '活动名称不能包含控制字符'],
    [{ lastDay: '2026-01-10' }, 'lastDay', '结束日期不能早于开始日期'],
    [{ audience: { kind: 'class', ids: [] } }, 'audience', '请至少选一个班级'],
    [{ rules: '规'.repeat(2_001) }, 'rules', '活动规则不能超过2000个字符'],
    [{ pageText: '文'.repeat(2_001) }, 'pageText', '页面文字不能超过2000个字符'],
    [{ badge: '章'.repeat(13) }, 'badge', '徽章名称不能超过12个字符'],
    [{ badge: '一\n二' }, 'badge', '徽章名称不能包含控制字符'],
    [{ banner: '幅'.repeat(41) }, 'banner', '横幅文字不能超过40个字符'],
  ])('%o', (change, field, message) => {
    expect(campaignIssues({ ...CAMPAIGN, ...change })).toEqual([{ field, message }]);
  });

  test('a prize asks for no more days than there are', () => {
    const prizes = [{ ...CAMPAIGN.prizes[0]!, days: 29 }];
    expect(campaignIssues({ ...CAMPAIGN, prizes })).toEqual([]);
    expect(campaignIssues({ ...CAMPAIGN, prizes, lastDay: '2026-02-07' })).toEqual([
      { field: 'prizes', message: '第 1 种奖品：活动只有 28 天，29 天做不到' },
    ]);
  });

  test('says nothing of prizes before the days are some', () => {
    const prizes = [{ ...CAMPAIGN.prizes[0]!, title: '' }];
    expect(campaignIssues({ ...CAMPAIGN, prizes, firstDay: 'x' }).map(({ field }) => field)).toEqual([
      'firstDay',
    ]);
  });

  test.prop([
    fc.record(
      Object.fromEntries(
        ['name', 'firstDay', 'lastDay', 'rules', 'pageText', 'badge', 'banner'].map((key) => [
          key,
          fc.string({ unit: 'binary' }),
        ]),
      ),
    ),
  ])('never throws', (texts) => {
    expect(() => campaignIssues({ ...CAMPAIGN, ...(texts as Partial<CampaignForm>) })).not.toThrow();
  });
});

describe('specifiedCampaigns', () => {
  test('are the ten, with their days, for everybody, and each could be saved as it is', () => {
    const ten = specifiedCampaigns();
    expect(ten.map(({ value, name }) => ({ value, text: name }))).toEqual(CHECK_IN_CAMPAIGNS);
    for (const one of ten) {
      expect(one).toMatchObject(ACTIVITY_PERIODS[one.value as keyof typeof ACTIVITY_PERIODS]);
      expect(campaignIssues(one)).toEqual([]);
    }
  });
});
