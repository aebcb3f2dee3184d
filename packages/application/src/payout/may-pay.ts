import { partnerRights, PARTNER_STATE_TITLES } from '@ykd/domain/partner';
import type { Partner } from '../entities/partner.js';
import type { Payout } from '../entities/payout.js';
import type { CommissionSettings } from '../commission/settings.js';
import type { Commissions } from '../ports/commissions.js';
import type { PaidInMonth } from '../ports/payouts.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { TransferWay } from './settings.js';

/** Why a partner is paid nothing as he stands with us, in Chinese; undefined where he is. */
const pausedIssue = ({ realName, state }: Pick<Partner, 'realName' | 'state'>): string | undefined =>
  partnerRights(state).isPaid ? undefined : `${realName}${PARTNER_STATE_TITLES[state]}，暂停打款`;

/** Why nothing can be paid out to a partner now, in Chinese; undefined where it can. `openid`: his WeChat account. */
export const payeeIssue = (
  { payment: { transfers } }: { readonly payment: Pick<TransferWay, 'transfers'> },
  partner: Partner,
  openid: string | undefined,
): string | undefined => {
  const { realName, payee } = partner;
  const paused = pausedIssue(partner);
  if (paused !== undefined) return paused;
  if (payee === null) return `${realName}还没有填写收款账户`;
  if (payee.method === 'BANK') return undefined;
  if (transfers === undefined) return `没有开通微信转账，请${realName}改成银行卡`;
  return openid === undefined ? `${realName}还没有绑定微信` : undefined;
};

/**
 * Why nothing more can be paid out to a partner in a month, in Chinese; undefined where it can. Tax is that on the month's sum, and what
 * is on its way may come back: then too much of what was made after it would be withheld.
 */
export const taxIssue = (
  { commission: { tax } }: { readonly commission: Pick<CommissionSettings, 'tax'> },
  { realName }: Pick<Partner, 'realName'>,
  { isOpen }: PaidInMonth,
): string | undefined =>
  tax !== 'none' && isOpen ? `${realName}这个月还有一笔结算没有结束，代扣的税要等它结束再算` : undefined;

/** Why what is payable to a partner waits for staff, in Chinese; undefined where it does not. */
export const doubtIssue = async (
  { hasReleasedInDoubt }: Pick<Commissions, 'hasReleasedInDoubt'>,
  { userId, realName }: Pick<Partner, 'userId' | 'realName'>,
): Promise<string | undefined> =>
  (await hasReleasedInDoubt(userId)) ? `${realName}有可付的订单等待核对，核对以后再发起` : undefined;

/** Whom money goes to, as a payout keeps it. */
export const payeeOf = (
  { payee }: Partner,
  openid: string | undefined,
): Pick<Payout, 'method' | 'payeeName' | 'payeeBank' | 'payeeAccount' | 'openid'> | undefined =>
  payee === null
    ? undefined
    : {
        method: payee.method,
        payeeName: payee.name,
        payeeBank: payee.bank,
        payeeAccount: payee.account,
        openid: payee.method === 'WEIXIN' ? (openid ?? null) : null,
      };

const MOVED_AWAY = '收款账户后来改了，请拒绝这一笔再重新发起';

/** Whether it would go to another account now than the payout was made for. */
const isMovedAway = (payout: Payout, partner: Partner, openid: string | undefined): boolean => {
  const now = payeeOf(partner, openid);
  if (now === undefined) return true;
  return (Object.keys(now) as (keyof typeof now)[]).some((name) => now[name] !== payout[name]);
};

/**
 * Why a payout cannot go the way that it was made for any more, in Chinese; undefined where it can.
 *
 * @param openid - the WeChat account of the partner now
 */
export const goneIssue = async (
  way: Parameters<typeof payeeIssue>[0],
  { partners, commissions }: Pick<Tx, 'partners' | 'commissions'>,
  payout: Payout,
  openid: string | undefined,
): Promise<string | undefined> => {
  const partner = await partners.find(payout.partnerId);
  if (partner === undefined) return '没有这位合作伙伴';
  // Of another way it is not asked what that one needs.
  if (partner.payee !== null && partner.payee.method !== payout.method) return MOVED_AWAY;
  const issue = payeeIssue(way, partner, openid);
  if (issue !== undefined) return issue;
  const doubt = await doubtIssue(commissions, partner);
  if (doubt !== undefined) return doubt;
  return isMovedAway(payout, partner, openid) ? MOVED_AWAY : undefined;
};
