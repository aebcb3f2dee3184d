import { deepFreeze, frozenTable, plainTextIssue, transitionBy, type Transition } from '../shared/index.js';

/** How it stands with a partner: he works with us, not for the time being, or no more. Beyond the Specification. */
export type PartnerState = 'ACTIVE' | 'SUSPENDED' | 'ENDED';

/** All states of a partner. Beyond the Specification. */
export const PARTNER_STATES: readonly PartnerState[] = deepFreeze(['ACTIVE', 'SUSPENDED', 'ENDED']);

/** What people read for each state. Beyond the Specification. */
export const PARTNER_STATE_TITLES: Readonly<Record<PartnerState, string>> = frozenTable({
  ACTIVE: '合作中',
  SUSPENDED: '已停用',
  ENDED: '已终止',
});

/** What staff do about the state of a partner. Beyond the Specification. */
export type PartnerEvent = 'SUSPEND' | 'END' | 'RESUME';

/** All of them. Beyond the Specification. */
export const PARTNER_EVENTS: readonly PartnerEvent[] = deepFreeze(['SUSPEND', 'END', 'RESUME']);

/** What people read for each of them. Beyond the Specification. */
export const PARTNER_EVENT_TITLES: Readonly<Record<PartnerEvent, string>> = frozenTable({
  SUSPEND: '停用',
  END: '终止合作',
  RESUME: '恢复合作',
});

/**
 * The state of a partner after `event`: active –SUSPEND→ suspended, active or suspended –END→ ended, suspended or ended –RESUME→
 * active; everything else is an `illegal-transition`. Beyond the Specification.
 *
 * @function
 */
export const partnerTransition: Transition<PartnerState, PartnerEvent> = transitionBy([
  ['ACTIVE', 'SUSPEND', 'SUSPENDED'],
  ['ACTIVE', 'END', 'ENDED'],
  ['SUSPENDED', 'END', 'ENDED'],
  ['SUSPENDED', 'RESUME', 'ACTIVE'],
  ['ENDED', 'RESUME', 'ACTIVE'],
]);

/** What staff can do about a partner in this state, in the order of {@link PARTNER_EVENTS}. Beyond the Specification. */
export const partnerEventsOf = (state: PartnerState): readonly PartnerEvent[] =>
  PARTNER_EVENTS.filter((event) => partnerTransition(state, event).ok);

/** What holds for a partner. Beyond the Specification. */
export type PartnerRights = {
  /** His links lead to coupons that can be claimed. */
  readonly claims: boolean;
  /** Orders that are placed with what was claimed from him earn him commission. */
  readonly earns: boolean;
  /** What is payable to him is paid out. */
  readonly isPaid: boolean;
};

const RIGHTS: Readonly<Record<PartnerState, PartnerRights>> = frozenTable({
  ACTIVE: { claims: true, earns: true, isPaid: true },
  SUSPENDED: { claims: false, earns: true, isPaid: false },
  ENDED: { claims: false, earns: false, isPaid: true },
});

/**
 * What holds for a partner in this state. Who is suspended earns on what was claimed before, and waits for his money; who is ended
 * earns no more, and is paid what he has. Coupons that students hold stay good always. Beyond the Specification.
 */
export const partnerRights = (state: PartnerState): PartnerRights => RIGHTS[state];

/** What {@link partnerRights} says, as people read it, one sentence each. Beyond the Specification. */
export const partnerRightsText = (state: PartnerState): readonly string[] => {
  const { claims, earns, isPaid } = partnerRights(state);
  return [
    claims ? '推广链接与二维码可以领券' : '推广链接与二维码不能再领券，学员已经领到的优惠券照常使用',
    earns ? '领过券的学员下单，照常记佣金' : '以后下的订单不再记佣金，已经记下的照常结算',
    isPaid ? '到期的佣金可以打款' : '到期的佣金保留在账上，暂停打款',
  ];
};

/** The most Unicode code points of why staff change something about a partner. Beyond the Specification. */
export const PARTNER_REASON_MAX = 200;

/**
 * The Chinese message when a text cannot be why staff change something about a partner, `undefined` when it can. Beyond the
 * Specification.
 *
 * @param reason - as it was typed; white space at its ends is not counted
 */
export const partnerReasonIssue = (reason: string): string | undefined =>
  plainTextIssue('原因', reason.trim(), PARTNER_REASON_MAX);
