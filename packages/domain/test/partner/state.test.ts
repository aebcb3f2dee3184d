import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  PARTNER_EVENT_TITLES,
  PARTNER_EVENTS,
  PARTNER_LEVEL_TITLES,
  PARTNER_LEVELS,
  PARTNER_REASON_MAX,
  PARTNER_STATE_TITLES,
  PARTNER_STATES,
  partnerEventsOf,
  partnerReasonIssue,
  partnerRights,
  partnerRightsText,
  partnerTransition,
  type PartnerEvent,
  type PartnerState,
} from '../../src/partner/index.js';

const ARROWS: readonly (readonly [PartnerState, PartnerEvent, PartnerState])[] = [
  ['ACTIVE', 'SUSPEND', 'SUSPENDED'],
  ['ACTIVE', 'END', 'ENDED'],
  ['SUSPENDED', 'END', 'ENDED'],
  ['SUSPENDED', 'RESUME', 'ACTIVE'],
  ['ENDED', 'RESUME', 'ACTIVE'],
];

describe('the state of a partner', () => {
  test.each(ARROWS)('%s –%s→ %s', (state, event, next) => {
    expect(partnerTransition(state, event)).toEqual({ ok: true, value: next });
  });

  test('goes no other way', () => {
    for (const state of PARTNER_STATES)
      for (const event of PARTNER_EVENTS) {
        const isArrow = ARROWS.some(([from, by]) => from === state && by === event);
        expect(partnerTransition(state, event).ok).toBe(isArrow);
        expect(partnerEventsOf(state).includes(event)).toBe(isArrow);
      }
  });

  test('and what is done about it have words', () => {
    expect(PARTNER_STATES.map((state) => PARTNER_STATE_TITLES[state])).toEqual([
      '合作中',
      '已停用',
      '已终止',
    ]);
    expect(PARTNER_EVENTS.map((event) => PARTNER_EVENT_TITLES[event])).toEqual([
      '停用',
      '终止合作',
      '恢复合作',
    ]);
    expect(PARTNER_LEVELS.map((level) => PARTNER_LEVEL_TITLES[level])).toEqual(['普通', '银牌', '金牌']);
  });

  test('says what he may do: only who is active is claimed from, who is suspended waits for his money, who is ended earns no more', () => {
    expect(PARTNER_STATES.map(partnerRights)).toEqual([
      { claims: true, earns: true, isPaid: true },
      { claims: false, earns: true, isPaid: false },
      { claims: false, earns: false, isPaid: true },
    ]);
  });

  test('says the same in words', () => {
    expect(partnerRightsText('ACTIVE')).toEqual([
      '推广链接与二维码可以领券',
      '领过券的学员下单，照常记佣金',
      '到期的佣金可以打款',
    ]);
    expect(partnerRightsText('SUSPENDED')).toEqual([
      '推广链接与二维码不能再领券，学员已经领到的优惠券照常使用',
      '领过券的学员下单，照常记佣金',
      '到期的佣金保留在账上，暂停打款',
    ]);
    expect(partnerRightsText('ENDED')).toEqual([
      '推广链接与二维码不能再领券，学员已经领到的优惠券照常使用',
      '以后下的订单不再记佣金，已经记下的照常结算',
      '到期的佣金可以打款',
    ]);
  });

  test.prop([fc.array(fc.constantFrom(...PARTNER_EVENTS), { maxLength: 20 })])(
    'always leads back to where he works with us',
    (events) => {
      let state: PartnerState = 'ACTIVE';
      for (const event of events) {
        const next = partnerTransition(state, event);
        if (next.ok) state = next.value;
      }
      expect(state === 'ACTIVE' || partnerEventsOf(state).includes('RESUME')).toBe(true);
    },
  );
});

describe('why staff change something', () => {
  test('is told, and no longer than it may be', () => {
    expect(partnerReasonIssue(' ')).toBe('原因必须填写');
    expect(partnerReasonIssue(` ${'字'.repeat(PARTNER_REASON_MAX)} `)).toBeUndefined();
    expect(partnerReasonIssue('字'.repeat(PARTNER_REASON_MAX + 1))).toMatch('不能超过');
  });
});
