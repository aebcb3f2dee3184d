import { partnerRights, PARTNER_STATE_TITLES } from '@ykd/domain/partner';
import type { Partner } from '../entities/partner.js';
import type { Payout } from '../entities/payout.js';
import type { TransferWay } from './settings.js';

/** Why nothing can be paid out to a partner now, in Chinese; undefined where it can. `openid`: his WeChat account. */
export const payeeIssue = (
  { payment: { transfers } }: { readonly payment: TransferWay },
  { realName, state, payee }: Partner,
  openid: string | undefined,
): string | undefined => {
  if (!partnerRights(state).isPaid) return `${realName}${PARTNER_STATE_TITLES[state]}，暂停打款`;
  if (payee === null) return `${realName}还没有填写收款账户`;
  if (payee.method === 'BANK') return undefined;
  if (transfers === undefined) return `没有开通微信转账，请${realName}改成银行卡`;
  return openid === undefined ? `${realName}还没有绑定微信` : undefined;
};

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

/** Whether it would go to another account now than the payout was made for. */
export const isMovedAway = (payout: Payout, partner: Partner, openid: string | undefined): boolean => {
  const now = payeeOf(partner, openid);
  if (now === undefined) return true;
  return (Object.keys(now) as (keyof typeof now)[]).some((name) => now[name] !== payout[name]);
};
