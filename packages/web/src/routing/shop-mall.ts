import { LAST_PAGE_NUM } from '@ykd/application/common-query';
import type { Purchase } from '@ykd/application/shop';
import {
  ORDER_CONFIRM_PATH,
  ORDER_DETAIL_PATH,
  ORDER_ID_PARAM,
  ORDER_LIST_PATH,
  PAY_FAIL_PATH,
  PAY_PATH,
  PAY_SUCCESS_PATH,
  PRODUCT_ID_PARAM,
} from '@ykd/domain/access';
import { isOrderStatus, type OrderStatus } from '@ykd/domain/order';

// The addresses of the shop mall: how they are written, and how they are read.

const CHOICE = 'choice';
// Not `orderId`: the guard would lead a paid order away from its own page.
const DETAIL_ID = 'id';
const STATUS = 'status';
const PAGE = 'page';

/** An address with a query. */
export const withQuery = (path: string, entries: [string, string][]): string =>
  entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;

/** A product and what is chosen of it, as the query of its page and of the one that confirms the purchase. */
export const purchaseQuery = ({ productId, choice }: Purchase): [string, string][] => [
  [PRODUCT_ID_PARAM, productId],
  ...choice.map((value): [string, string] => [CHOICE, value]),
];

export const confirmHref = (purchase: Purchase): string =>
  withQuery(ORDER_CONFIRM_PATH, purchaseQuery(purchase));

export const purchaseOf = (search: URLSearchParams): Purchase => ({
  productId: search.get(PRODUCT_ID_PARAM) ?? '',
  choice: search.getAll(CHOICE),
});

const ofOrder = (path: string, orderId: string): string => withQuery(path, [[ORDER_ID_PARAM, orderId]]);

export const payHref = (orderId: string): string => ofOrder(PAY_PATH, orderId);
export const paySuccessHref = (orderId: string): string => ofOrder(PAY_SUCCESS_PATH, orderId);
export const payFailHref = (orderId: string): string => ofOrder(PAY_FAIL_PATH, orderId);

/** The order that a page about paying is about. */
export const payingOrderOf = (search: URLSearchParams): string => search.get(ORDER_ID_PARAM) ?? '';

export const orderHref = (orderId: string): string => withQuery(ORDER_DETAIL_PATH, [[DETAIL_ID, orderId]]);

export const orderOf = (search: URLSearchParams): string => search.get(DETAIL_ID) ?? '';

/** A page of the list of orders; pages count from 0. */
export interface OrdersPlace {
  readonly status?: OrderStatus | undefined;
  readonly pageNum: number;
}

/** People count pages from 1. */
export const ordersHref = ({ status, pageNum }: OrdersPlace): string =>
  withQuery(ORDER_LIST_PATH, [
    ...(status === undefined ? [] : [[STATUS, status] satisfies [string, string]]),
    ...(pageNum === 0 ? [] : [[PAGE, String(pageNum + 1)] satisfies [string, string]]),
  ]);

/** A page behind all that the server knows is the last of those: there the list learns which one is its own last. */
export const ordersPlaceOf = (search: URLSearchParams): OrdersPlace => {
  const status = search.get(STATUS);
  const page = Number(search.get(PAGE));
  return {
    pageNum: Number.isSafeInteger(page) && page > 1 ? Math.min(page - 1, LAST_PAGE_NUM) : 0,
    ...(status !== null && isOrderStatus(status) ? { status } : {}),
  };
};
