import { LEARN_CLASS_PATH, ORDER_DETAIL_PATH } from '@ykd/domain/access';
import { prizeWinnerTitle, type Prize } from '@ykd/domain/activity';
import { COUPON_APPLY_PATH, COUPON_HOME_PATH, COUPON_MY_PATH } from '@ykd/domain/coupon';
import { campaignPath, CHECK_IN_MARK_TITLES, type CheckInMark } from '@ykd/domain/campaign';
import { INVOICE_STATUS_TITLES } from '@ykd/domain/invoice';
import type { ServiceEnd } from '@ykd/domain/notice';
import {
  maskedAccount,
  PARTNER_STATE_TITLES,
  partnerRightsText,
  PAYEE_METHOD_TITLES,
  WORK_ORDER_DECISION_TITLES,
  type WorkOrderDecision,
} from '@ykd/domain/partner';
import { formatAmount } from '@ykd/domain/order';
import {
  CLASS_EVENT_TITLES,
  type ClassEventKind,
  type EventNews,
  type TimeNews,
} from '@ykd/domain/school-class';
import { clockWords, shanghaiMinute } from '@ykd/domain/shared';
import type { CheckInComment, CheckInDay } from '../entities/check-in-entry.js';
import type { CheckInReminder } from '../entities/check-in-reminder.js';
import type { ClassEvent } from '../entities/class-event.js';
import type { Invoice } from '../entities/invoice.js';
import type { Payout } from '../entities/payout.js';
import type { Partner } from '../entities/partner.js';
import type { PrizeKey, StoredPrizeClaim } from '../entities/prize-claim.js';
import type { StoredWorkOrder } from '../entities/submission.js';
import { serviceNoticeId, type Notice } from '../ports/notices.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';

/** What is told of something that happened; the words of all kinds stand in this file. */
type Told = Omit<Notice, 'messageId' | 'gmtCreated' | 'readAt'>;

type NoticeTx = Pick<Tx, 'notices'>;
type Order = Pick<ShopOrder, 'id' | 'userId' | 'productName'>;

const noticeOf = (told: Told, at: number): Notice => ({
  ...told,
  messageId: null,
  gmtCreated: at,
  readAt: null,
});

const tell = (tx: NoticeTx, told: Told, at: number): Promise<boolean> => tx.notices.add(noticeOf(told, at));

const orderLink = (orderId: string): string => `${ORDER_DETAIL_PATH}?id=${encodeURIComponent(orderId)}`;

const money = (cents: number): string => `¥${formatAmount(cents)}`;

/** Money of an order that goes back. */
export interface ToldRefund {
  /** That of the refund. */
  readonly id: string;
  /** Cents. */
  readonly amount: number;
  /** Whether that is all that was left. */
  readonly whole: boolean;
  readonly at: number;
}

const refundTitle = ({ whole }: ToldRefund, what: string): string => `${whole ? '' : '部分'}退款${what}`;

/** It was decided that money goes back. */
export const tellRefundGranted = (tx: NoticeTx, order: Order, refund: ToldRefund): Promise<boolean> =>
  tell(
    tx,
    {
      id: `refund:${refund.id}:granted`,
      userId: order.userId,
      kind: 'refund',
      title: refundTitle(refund, '已同意'),
      text: `「${order.productName}」的 ${money(refund.amount)} 正在退回，到账后会再通知你。`,
      link: orderLink(order.id),
    },
    refund.at,
  );

/** Money is back. */
export const tellRefundArrived = (tx: NoticeTx, order: Order, refund: ToldRefund): Promise<boolean> =>
  tell(
    tx,
    {
      id: `refund:${refund.id}:arrived`,
      userId: order.userId,
      kind: 'refund',
      title: refundTitle(refund, '已完成'),
      text:
        refund.amount === 0
          ? `「${order.productName}」的订单已经退掉。`
          : `「${order.productName}」的 ${money(refund.amount)} 已经退回。`,
      link: orderLink(order.id),
    },
    refund.at,
  );

/** Money was asked back, and staff said no, `answer`: in these words. */
export const tellRefundRefused = (
  tx: NoticeTx,
  order: Order,
  { answer, at }: { readonly answer: string; readonly at: number },
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `refund:${order.id}:refused:${at}`,
      userId: order.userId,
      kind: 'refundRefused',
      title: '退款申请没有通过',
      text: `「${order.productName}」的退款申请没有通过，课程照常学习。${answer === '' ? '' : `老师的说明：${answer}`}`,
      link: orderLink(order.id),
    },
    at,
  );

/** Staff answered the wish for an invoice. */
export const tellInvoice = (tx: NoticeTx, invoice: Invoice, at: number): Promise<boolean> => {
  const { id, status, version, userId, orderId, title, reason } = invoice;
  return tell(
    tx,
    {
      id: `invoice:${id}:${version}`,
      userId,
      kind: 'invoice',
      title: `发票${INVOICE_STATUS_TITLES[status]}`,
      text: `抬头「${title}」的发票${INVOICE_STATUS_TITLES[status]}。${reason === null ? '在订单里可以查看。' : `原因：${reason}`}`,
      link: orderLink(orderId),
    },
    at,
  );
};

/** The class teacher's service ends soon. */
export const tellServiceEnd = (
  tx: NoticeTx,
  student: { readonly userId: string; readonly serviceUntil: number },
  { step, days, on }: ServiceEnd,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: serviceNoticeId(student.userId, student.serviceUntil, step),
      userId: student.userId,
      kind: 'service',
      title: days === 0 ? '班主任服务今天到期' : `班主任服务还有 ${days} 天到期`,
      text: `你的班主任服务到 ${on} 为止，有问题请在到期以前联系班主任。`,
      link: null,
    },
    at,
  );

/** Something in a class that begins at `startsAt`, epoch ms. */
export interface ToldEvent {
  readonly event: Pick<ClassEvent, 'id' | 'kind' | 'title'>;
  readonly className: string;
  readonly startsAt: number;
}

const EVENT_WORDS: Readonly<Record<ClassEventKind, string>> = {
  live: '开始，可以在「我的班级」里进入直播。',
  deadline: '截止。',
  reminder: '。',
};

/** Something in a class of his begins soon. */
export const tellClassEvent = (
  tx: NoticeTx,
  userId: string,
  { event: { id, kind, title }, className, startsAt }: ToldEvent,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `class:${id}:${startsAt}:${userId}`,
      userId,
      kind: 'class',
      title: `${CLASS_EVENT_TITLES[kind]}：${title}`,
      text: `「${className}」：${shanghaiMinute(startsAt)} ${EVENT_WORDS[kind]}`,
      link: LEARN_CLASS_PATH,
    },
    at,
  );

/** Something in a class that is at another time, or does not take place. */
export interface ToldNews {
  readonly event: Pick<ClassEvent, 'id' | 'kind' | 'title' | 'version'>;
  readonly className: string;
  readonly news: EventNews;
}

/** So many single times are told one by one. */
const TIMES_TOLD = 5;

const NEWS_TITLES: Readonly<Record<EventNews['kind'], string>> = {
  cancelled: '取消了',
  restored: '照常进行',
  moved: '改了时间',
  times: '有变动',
};

const timeWords = ({ before, now }: TimeNews): string => {
  if (before === null) return now === null ? '' : `${shanghaiMinute(now.startsAt)} 的这一次照常进行。`;
  const was = shanghaiMinute(before.startsAt);
  if (now === null) return `${was} 的这一次取消。`;
  return before.startsAt === now.startsAt
    ? `${was} 的这一次改了结束的时间。`
    : `${was} 的这一次改到 ${shanghaiMinute(now.startsAt)}。`;
};

const newsWords = ({ kind, times }: EventNews): string => {
  if (kind === 'cancelled') return '不再进行，每一次都取消。';
  if (kind === 'restored') return '没有取消，照常进行。';
  if (kind === 'moved') {
    const next = times[0]?.now ?? null;
    return next === null
      ? '改了时间，接下来没有了。'
      : `改了时间，下一次是 ${shanghaiMinute(next.startsAt)}。`;
  }
  const more = times.length - TIMES_TOLD;
  return `${times.slice(0, TIMES_TOLD).map(timeWords).join('')}${more > 0 ? `另有 ${more} 次变动，见「我的班级」。` : ''}`;
};

/** Something in a class of his is at another time, or does not take place: once for each version of it. */
export const tellEventNews = (
  tx: NoticeTx,
  userId: string,
  { event: { id, kind, title, version }, className, news }: ToldNews,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: `class:${id}:v${version}:${userId}`,
      userId,
      kind: 'classChange',
      title: `${CLASS_EVENT_TITLES[kind]}${NEWS_TITLES[news.kind]}：${title}`,
      text: `「${className}」：${newsWords(news)}`,
      link: LEARN_CLASS_PATH,
    },
    at,
  );

/** What staff said of an entry of the daily check-in: a mark, a comment, or both. */
export interface ToldReview {
  readonly by: string;
  readonly mark: CheckInMark | undefined;
  readonly comment: Pick<CheckInComment, 'id' | 'text'> | undefined;
}

/** The notice of a comment by its id, with the mark that went with it. */
export const reviewNoticeId = (commentId: string): string => `checkin:${commentId}`;

/** The notice of a mark that went without a comment: there is one for an entry. */
export const markNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-mark:${userId}:${campaign}:${day}`;

/** So many characters of a comment stand in the bell. */
const COMMENT_TOLD = 80;

/** Staff said something about an entry of his. */
export const tellCheckInReview = (
  tx: NoticeTx,
  on: CheckInDay,
  { by, mark, comment }: ToldReview,
  at: number,
): Promise<boolean> => {
  const chars = [...(comment?.text ?? '').replaceAll('\n', ' ')];
  const said = chars.length > COMMENT_TOLD ? `${chars.slice(0, COMMENT_TOLD).join('')}…` : chars.join('');
  const marked = mark === 'like' || mark === 'excellent' ? `「${CHECK_IN_MARK_TITLES[mark]}」` : '';
  return tell(
    tx,
    {
      id: comment === undefined ? markNoticeId(on) : reviewNoticeId(comment.id),
      userId: on.userId,
      kind: 'checkIn',
      title: `${by}点评了你 ${on.day} 的打卡`,
      text: [marked, said].filter((part) => part !== '').join(' '),
      link: campaignPath(on.campaign),
    },
    at,
  );
};

/** The notice of an entry that was made up for: there is one for a day. */
export const makeUpNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-made-up:${userId}:${campaign}:${day}`;

/** Staff made an entry up for him. */
export const tellMakeUp = (
  tx: NoticeTx,
  on: CheckInDay,
  { by, reason }: { readonly by: string; readonly reason: string },
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: makeUpNoticeId(on),
      userId: on.userId,
      kind: 'checkIn',
      title: `${by}给你补了 ${on.day} 的打卡`,
      text: reason,
      link: campaignPath(on.campaign),
    },
    at,
  );

/** The notice that reminds of a day: there is one for it. */
export const reminderNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-reminder:${userId}:${campaign}:${day}`;

/** The notice by which staff remind of a day: there is one for it, whoever of them does. */
const missingNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-missing:${userId}:${campaign}:${day}`;

/** What reminds of a day, and helps nobody once it is written. */
export const dayNoticeIds = (on: CheckInDay): readonly string[] => [
  reminderNoticeId(on),
  missingNoticeId(on),
];

/** Staff remind them that they have not written; answers the ids of the notices that are new. */
export const tellMissing = (
  tx: NoticeTx,
  { by, name }: { readonly by: string; readonly name: string },
  on: readonly CheckInDay[],
  at: number,
): Promise<readonly string[]> =>
  tx.notices.addAll(
    on.map((day) =>
      noticeOf(
        {
          id: missingNoticeId(day),
          userId: day.userId,
          kind: 'checkIn',
          title: `${by}提醒你打卡`,
          text: `「${name}」：${shanghaiMinute(at).slice(11)} 的时候你还没有写 ${day.day} 的打卡，当天 24:00 以前都可以写。`,
          link: campaignPath(day.campaign),
        },
        at,
      ),
    ),
  );

/** They wanted to be reminded by now and have not written; answers the ids of the notices that are new. */
export const tellReminders = (
  tx: NoticeTx,
  name: string,
  due: readonly (CheckInDay & Pick<CheckInReminder, 'minute'>)[],
  at: number,
): Promise<readonly string[]> =>
  tx.notices.addAll(
    due.map(({ minute, ...on }) =>
      noticeOf(
        {
          id: reminderNoticeId(on),
          userId: on.userId,
          kind: 'checkIn',
          title: `打卡提醒：${name}`,
          text: `到 ${clockWords(minute)} 你还没有写 ${on.day} 的打卡，当天 24:00 以前都可以写。`,
          link: campaignPath(on.campaign),
        },
        at,
      ),
    ),
  );

/** The notice of what staff decided about a prize, in the version that came of it. */
export const prizeNoticeId = ({
  userId,
  campaign,
  prize,
  version,
}: PrizeKey & Pick<StoredPrizeClaim, 'version'>): string =>
  `prize:${userId}:${campaign}:${prize}:v${version}`;

/** Staff sent a prize of his, gave it to him, or said why it is not sent. */
export const tellPrize = (
  tx: NoticeTx,
  { title, ships }: Pick<Prize, 'title' | 'ships'>,
  claim: StoredPrizeClaim,
  at: number,
): Promise<boolean> => {
  const { state, carrier, trackingNo, reason } = claim;
  const isSent = state === 'sent';
  return tell(
    tx,
    {
      id: prizeNoticeId(claim),
      userId: claim.userId,
      kind: 'checkIn',
      title: `奖品「${title}」${prizeWinnerTitle({ ships }, isSent ? 'sent' : 'refused')}`,
      text: isSent ? (ships ? `${carrier} ${trackingNo}` : '老师已经把它发给你了。') : `原因：${reason}`,
      link: campaignPath(claim.campaign),
    },
    at,
  );
};

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
  const where = `${PAYEE_METHOD_TITLES[method]} ${maskedAccount(payeeAccount)}`.trim();
  const told =
    status === 'PAID'
      ? { title: `佣金 ${money(net)} 已付`, text: `付到你的${where}。` }
      : {
          title: `佣金 ${money(net)} 没有付成`,
          text: `原因：${reason ?? ''}。这笔佣金仍然可付，会再次结算。`,
        };
  return tell(tx, payoutNotice(payout, 'end', told), at);
};

/** His commission waits for him: WeChat pays it once he confirms it. */
export const tellTransferWaits = (tx: NoticeTx, payout: ToldPayout, at: number): Promise<boolean> =>
  tell(
    tx,
    payoutNotice(payout, 'waits', {
      title: `佣金 ${money(payout.net)} 等你确认收款`,
      text: '请在 24 小时内用微信打开「我的」确认收款，过时会退回，要再次结算。',
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
  const where =
    payee === null ? '' : `${PAYEE_METHOD_TITLES[payee.method]} ${maskedAccount(payee.account)}`.trim();
  return tell(
    tx,
    {
      id: `partner:${userId}:v${version}`,
      userId,
      kind: 'partner',
      title: '佣金的收款账户改了',
      text: `现在是${where}。不是你自己改的，请马上修改密码，并联系平台。`,
      link: COUPON_MY_PATH,
    },
    at,
  );
};
