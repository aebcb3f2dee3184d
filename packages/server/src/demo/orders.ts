import type { YkdProduct } from '@ykd/application/common-query';
import type { StoredOrder } from '@ykd/application/entities';
import {
  defaultChoice,
  JAVA_EMPLOYMENT_PRODUCT_IDS,
  PAID_STATUS,
  skuChoice,
  type OrderStatus,
} from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';

/** An order of the demo; days count from its creation. */
interface OrderLine {
  readonly id: string;
  readonly userId: string;
  readonly productId: string;
  readonly daysAgo: number;
  readonly validDays: number;
  readonly serviceDays: number;
  readonly status?: OrderStatus;
}

const LINES: readonly OrderLine[] = [
  {
    id: 'demo-order-1',
    userId: 'demo-xiaoming',
    productId: 'product-develop',
    daysAgo: 150,
    validDays: 365,
    serviceDays: 180,
  },
  {
    id: 'demo-order-2',
    userId: 'demo-xiaoming',
    productId: 'product-python',
    daysAgo: 60,
    validDays: 730,
    serviceDays: 90,
  },
  {
    id: 'demo-order-3',
    userId: 'demo-xiaoming',
    productId: 'product-classic',
    daysAgo: 30,
    validDays: 180,
    serviceDays: 60,
  },
  {
    id: 'demo-order-4',
    userId: 'demo-xiaoming',
    productId: 'product-algorithm',
    daysAgo: 20,
    validDays: 365,
    serviceDays: 90,
    status: 'TRADE_CLOSED',
  },
  {
    id: 'demo-order-5',
    userId: 'demo-xiaohong',
    productId: JAVA_EMPLOYMENT_PRODUCT_IDS[0],
    daysAgo: 45,
    validDays: 730,
    serviceDays: 365,
  },
];

/** The demo's orders of these products, so many days before `at` (epoch ms) that none has expired. */
export const demoOrders = (at: number, products: readonly YkdProduct[]): readonly StoredOrder[] =>
  LINES.map(({ id, userId, productId, daysAgo, validDays, serviceDays, status = PAID_STATUS }) => {
    const product = products.find((candidate) => candidate.id === productId);
    if (product === undefined) throw new Error(`the demo has no product ${productId}`);
    const choice = skuChoice(product, defaultChoice(product.skuAttrs));
    if (!choice.ok) throw new Error(`nothing can be chosen of the product ${productId}`);
    const { amount, skuAttrs } = choice.value;
    const gmtCreated = at - daysAgo * DAY_MS;
    return {
      id,
      productName: product.name,
      userId,
      status,
      productId,
      amount,
      categoryId: product.categoryId,
      skuAttrs,
      validDate: gmtCreated + validDays * DAY_MS,
      serviceDate: gmtCreated + serviceDays * DAY_MS,
      gmtCreated,
      gmtModified: gmtCreated + 60_000,
    };
  });
