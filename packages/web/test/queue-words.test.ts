import type { FollowUpReasonView } from '@ykd/application/follow-up';
import { describe, expect, it } from 'vitest';
import { queue } from '../src/features/admin/messages/zh-CN/queue.js';

const TODAY = '2025-11-27';
const BOUGHT: FollowUpReasonView = {
  kind: 'neverStarted',
  step: 2,
  days: 20,
  on: '2025-11-07',
  what: null,
  again: null,
};

describe('what the queue says', () => {
  it.each([
    [null, '购买 20 天还没有开始学习，11 月 7 日 下单'],
    ['2025-10-31', '这次购买以后 20 天没有学习，11 月 7 日 下单，上次学习 10 月 31 日'],
    ['2024-12-31', '这次购买以后 20 天没有学习，11 月 7 日 下单，上次学习 2024 年 12 月 31 日'],
  ])('of who has not studied since he bought, and did before on %s', (what, words) => {
    expect(queue.reasonWords({ ...BOUGHT, what }, TODAY)).toBe(words);
  });

  it('of whom it leaves out, those alone that there are', () => {
    const nobody = { contacted: 0, snoozed: 0, backOn: null, handedOver: 0 };
    expect(queue.asideWords(nobody, TODAY)).toBeUndefined();
    expect(queue.asideWords({ ...nobody, contacted: 24 }, TODAY)).toMatch(
      /^有原因而没有排在这里的：24 位联系过、等有新的情况。/,
    );
    expect(
      queue.asideWords({ contacted: 2, snoozed: 3, backOn: '2025-11-28', handedOver: 1 }, TODAY),
    ).toContain('2 位联系过、等有新的情况，3 位推迟了（最早 11 月 28 日 回来），1 位转交给了同事。');
  });
});
