import { ORDER_DETAIL_PATH } from '@ykd/domain/access';
import { INVOICE_STATUS_TITLES } from '@ykd/domain/invoice';
import type { Invoice } from '../entities/invoice.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import { money, tell, type NoticeTx } from './told.js';

type Order = Pick<ShopOrder, 'id' | 'userId' | 'productName'>;

const orderLink = (orderId: string): string => `${ORDER_DETAIL_PATH}?id=${encodeURIComponent(orderId)}`;

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
