import { deepFreeze } from '../shared/index.js';
import { prizeAddressOf, type PrizeAddress } from './prize-address.js';
import type { Prize } from './prizes.js';

/**
 * How far a prize that somebody earned is: nothing is known of where to send it (`none`), it waits to be sent (`open`), it is sent or
 * given (`sent`), or it is not going to be (`refused`). Beyond the Specification.
 */
export type PrizeClaimState = 'none' | 'open' | 'sent' | 'refused';

/** All of them, in the order in which they come. Beyond the Specification. */
export const PRIZE_CLAIM_STATES: readonly PrizeClaimState[] = deepFreeze(['none', 'open', 'sent', 'refused']);

/** A claim, as far as it decides what can become of it: where the prize is sent to, and its `state`. Beyond the Specification. */
export type PrizeClaim = PrizeAddress & { readonly state: PrizeClaimState };

/** The most prizes that are marked as sent at a time, as a number of them. Beyond the Specification. */
export const PRIZES_SENT_MAX = 100;

/**
 * The Chinese message when whoever earned a prize cannot write or change where it is sent to, `undefined` when he can: one that is sent
 * to an address, that he has the days for, and that staff have decided nothing about. Beyond the Specification.
 *
 * @param prize - whether it is sent to an address
 * @param isEarned - whether he has the days by now
 * @param state - how far it is
 */
export const prizeAddressRefusal = (
  { ships }: Pick<Prize, 'ships'>,
  isEarned: boolean,
  state: PrizeClaimState,
): string | undefined => {
  if (state === 'sent') return ships ? '已经寄出，不能再改地址' : '这份奖品已经发放';
  if (state === 'refused') return '老师已经说明不寄，不能再改地址';
  if (!ships) return '这份奖品不用寄，不需要地址';
  return isEarned ? undefined : '还没有达到这份奖品的天数';
};

/**
 * The Chinese message when a prize cannot be marked as sent, `undefined` when it can. Days that were there when the address was written
 * may be gone by now: such a one is not sent in silence. Beyond the Specification.
 *
 * @param prize - whether it is sent to an address
 * @param isEarned - whether the student has the days by now
 * @param state - how far it is
 */
export const prizeSendingRefusal = (
  { ships }: Pick<Prize, 'ships'>,
  isEarned: boolean,
  state: PrizeClaimState,
): string | undefined => {
  if (state === 'sent') return ships ? '已经寄出了' : '已经发放了';
  const act = ships ? '寄' : '发放';
  if (state === 'refused') return `已经决定不${act}，要先撤回`;
  if (!isEarned) return `已不够天数，不能${ships ? '寄出' : act}`;
  return ships && state === 'none' ? '还没有填写地址' : undefined;
};

/**
 * The Chinese message when it cannot be decided that a prize is not sent, `undefined` when it can. Beyond the Specification.
 *
 * @param prize - whether it is sent to an address
 * @param state - how far it is
 */
export const prizeRefusingRefusal = (
  { ships }: Pick<Prize, 'ships'>,
  state: PrizeClaimState,
): string | undefined => {
  if (state === 'sent') return `已经${ships ? '寄出' : '发放'}，要先撤回`;
  return state === 'refused' ? `已经决定不${ships ? '寄' : '发放'}了` : undefined;
};

/** A claim once its student wrote where the prize is sent to. Beyond the Specification. */
export const claimAddressed = <Claim extends PrizeClaim>(claim: Claim, address: PrizeAddress): Claim => ({
  ...claim,
  ...prizeAddressOf(address),
  state: 'open',
});

/**
 * How far a claim is once staff took back what they had decided: as far as its student brought it. Beyond the Specification.
 *
 * @param claim - where the prize is sent to, empty where nobody said so
 */
export const stateTakenBack = ({ address }: Pick<PrizeClaim, 'address'>): PrizeClaimState =>
  address === '' ? 'none' : 'open';

/**
 * The Chinese message when the prizes of a campaign cannot become these because students have claimed some, `undefined` when they can:
 * what was claimed stays among them, and stays one that is sent, or one that is not. Its title and its days may change. Beyond the
 * Specification.
 *
 * @param before - the prizes as they are
 * @param after - as they are to be
 * @param claimed - the ids of those that were claimed, or about which staff decided
 */
export const claimedPrizesIssue = (
  before: readonly Prize[],
  after: readonly Pick<Prize, 'id' | 'ships'>[],
  claimed: readonly string[],
): string | undefined => {
  for (const { id, title, ships } of before) {
    if (!claimed.includes(id)) continue;
    const kept = after.find((one) => one.id === id);
    if (kept === undefined) return `已经有学员领取「${title}」，不能删除`;
    if (kept.ships !== ships) return `已经有学员领取「${title}」，不能改要不要寄`;
  }
  return undefined;
};
