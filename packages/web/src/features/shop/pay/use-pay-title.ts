import type { OrderState } from '@ykd/adapters-ui/stores';
import type { OrderDetail } from '@ykd/application/shop';
import { usePageTitle } from '../../../components/page-title';
import { pay } from '../messages/zh-CN/pay';

const withoutOrder = (status: OrderState['status']): string => {
  if (status === 'missing') return pay.missing;
  return status === 'failed' ? pay.failed : pay.loading;
};

/** Gives the page of a result a title that is true of its order; the one of its path may promise too much. */
export const usePayTitle = (
  { order, status }: Pick<OrderState, 'order' | 'status'>,
  titleOf: (order: OrderDetail) => string,
): void => usePageTitle(order === undefined ? withoutOrder(status) : titleOf(order));
