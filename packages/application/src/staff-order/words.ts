import type { TwinKind } from '@ykd/domain/order';

/** How an order was paid: with WeChat Pay here, with nothing, for it cost nothing, or outside of the platform. */
export const ORDER_WAYS = ['WEIXIN', 'FREE', 'OUTSIDE'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

export const ORDER_WAY_TITLES: Readonly<Record<OrderWay, string>> = {
  WEIXIN: '微信支付',
  FREE: '免费',
  OUTSIDE: '站外',
};

/** How far a refund is: it is to be judged, waits for a second person, or was granted and is on its way. */
export const REFUND_STAGES = ['ASKED', 'PROPOSED', 'GRANTED'] as const;
export type RefundStage = (typeof REFUND_STAGES)[number];

export const REFUND_STAGE_TITLES: Readonly<Record<RefundStage, string>> = {
  ASKED: '等待审核',
  PROPOSED: '等待复核',
  GRANTED: '已同意，退款中',
};

/** Why an order looks like another one; see `twinOrders`. */
export const TWIN_KINDS = ['PAID', 'OPEN'] as const satisfies readonly TwinKind[];

export const TWIN_TITLES: Readonly<Record<TwinKind, string>> = {
  PAID: '疑似重复付款',
  OPEN: '疑似重复下单',
};
