import type { Ports } from '../../areas.js';
import type { OrderDetail, PlaceInput } from '../../shop/index.js';
import { logIn, type Fakes } from '../fakes/index.js';
import type { World } from './world.js';

/** The purchase of a seeded product. */
export const PURCHASE = {
  productId: 'p-1',
  choice: [],
  amount: 19_900,
  requestKey: 'key-00001',
} as const satisfies PlaceInput;

/** The value of an outcome that worked. */
export const must = <T>(
  outcome:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly kind: string } },
): T => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.error.kind}`);
  return outcome.value;
};

export const placed = async (
  { shop }: Pick<Ports, 'shop'>,
  over: Partial<PlaceInput> = {},
): Promise<OrderDetail> => must(await shop.place({ ...PURCHASE, ...over }));

/** Begins the payment of an order by a code, and pays it at the provider. */
export const payThere = async (
  { shop }: Pick<Ports, 'shop'>,
  { paymentAttempts, payment }: Fakes,
  orderId: string,
): Promise<void> => {
  must(await shop.pay({ orderId, way: 'NATIVE' }));
  const [attempt] = await paymentAttempts.ofOrder(orderId);
  payment.provider.pay(attempt?.outTradeNo ?? '');
};

/** Somebody who looks after orders. */
export const staff = async (world: World): Promise<Ports> => {
  const visitor = world.visitor();
  await logIn(visitor, 'admin');
  return visitor;
};
