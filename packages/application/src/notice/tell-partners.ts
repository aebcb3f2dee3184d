import { COUPON_APPLY_PATH, COUPON_HOME_PATH, COUPON_MY_PATH } from '@ykd/domain/coupon';
import {
  maskedAccount,
  PARTNER_STATE_TITLES,
  partnerRightsText,
  PAYEE_METHOD_TITLES,
  WORK_ORDER_DECISION_TITLES,
  type WorkOrderDecision,
} from '@ykd/domain/partner';
import type { Payout } from '../entities/payout.js';
import type { Partner } from '../entities/partner.js';
import type { StoredWorkOrder } from '../entities/submission.js';
import { money, tell, type NoticeTx, type Told } from './told.js';

/** An account as it is told to whom it belongs. */
const accountWords = (method: Payout['method'], account: string): string =>
  `${PAYEE_METHOD_TITLES[method]} ${maskedAccount(account)}`.trim();

/** What is told of a payout. */
type ToldPayout = Pick<Payout, 'id' | 'partnerId' | 'status' | 'net' | 'method' | 'payeeAccount' | 'reason'>;

const payoutNotice = (
  { id, partnerId }: ToldPayout,
  event: string,
  told: Pick<Told, 'title' | 'text'>,
): Told => ({
  id: `payout:${id}:${event}`,
  userId: partnerId,
  kind: 'partner',
  link: COUPON_MY_PATH,
  ...told,
});

/** His commission is there, or comes back to what is payable: then he reads why. */
export const tellPayout = (tx: NoticeTx, payout: ToldPayout, at: number): Promise<boolean> => {
  const { status, net, method, payeeAccount, reason } = payout;
  const told =
    status === 'PAID'
      ? { title: `佣金 ${money(net)} 已付`, text: `付到你的${accountWords(method, payeeAccount)}。` }
      : {
          title: `佣金 ${money(net)} 没有付成`,
          text: `原因：${reason ?? ''}。佣金回到可付，等下一次结算。`,
        };
  return tell(tx, payoutNotice(payout, 'end', told), at);
};

/** His commission waits for him: WeChat pays it once he confirms it. */
export const tellTransferWaits = (tx: NoticeTx, payout: ToldPayout, at: number): Promise<boolean> =>
  tell(
    tx,
    payoutNotice(payout, 'waits', {
      title: `佣金 ${money(payout.net)} 等你确认收款`,
      text: '请在 24 小时内用微信打开「我的」确认收款，过时佣金回到可付，等下一次结算。',
    }),
    at,
  );

const DECIDED_WORDS: Readonly<Record<WorkOrderDecision, string>> = {
  APPROVE: '你已经是合作伙伴。',
  REFUSE: '可以改了再申请。',
  ASK_BACK: '你填写的都还在，补充以后再提交一次。',
};

/** Staff decided about his application. */
export const tellWorkOrder = (
  tx: NoticeTx,
  { id, userId, version }: Pick<StoredWorkOrder, 'id' | 'userId' | 'version'>,
  { decision, answer }: { readonly decision: WorkOrderDecision; readonly answer: string },
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `work-order:${id}:v${version}`,
      userId,
      kind: 'partner',
      title: `合作申请：${WORK_ORDER_DECISION_TITLES[decision]}`,
      text: [answer, DECIDED_WORDS[decision]].filter((part) => part !== '').join('\n'),
      link: decision === 'APPROVE' ? COUPON_HOME_PATH : COUPON_APPLY_PATH,
    },
    at,
  );

/** Staff suspended him as a partner, ended it, or go on with him. */
export const tellPartnerState = (
  tx: NoticeTx,
  { userId, state, stateReason, version }: Partner,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `partner:${userId}:v${version}`,
      userId,
      kind: 'partner',
      title: `合作伙伴${PARTNER_STATE_TITLES[state]}`,
      text: [stateReason === '' ? '' : `原因：${stateReason}`, `${partnerRightsText(state).join('；')}。`]
        .filter((part) => part !== '')
        .join('\n'),
      link: COUPON_MY_PATH,
    },
    at,
  );

/** It was said whom his commission is paid to: if it was not he, he finds out. */
export const tellPayee = (
  tx: NoticeTx,
  { userId, payee, version }: Partner,
  at: number,
): Promise<boolean> => {
  const where = payee === null ? '' : accountWords(payee.method, payee.account);
  return tell(
    tx,
    {
      id: `partner:${userId}:v${version}`,
      userId,
      kind: 'partner',
      title: '佣金的收款账户改了',
      text: `现在是${where}。如果不是你自己改的，请马上修改密码，并联系平台。`,
      link: COUPON_MY_PATH,
    },
    at,
  );
};
