import { formatAmount } from '@ykd/domain/order';
import { common } from '../../../messages/zh-CN/common';

/** Integer cents, also below 0, as people read them. */
export const inYuan = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${common.price(formatAmount(Math.abs(cents)))}`;
