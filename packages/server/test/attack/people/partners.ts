import { DEMO_PASSWORD } from '../../../src/demo/index.js';
import { lastingMember, type Client } from '../../soak/client.js';
import { enter, type Batch, type Cast } from '../../soak/partners/cast.js';
import { HELD_AND_MORE_MS } from '../../soak/partners/rest.js';
import type { Stage } from '../../soak/stage.js';
import { idOf, payThere } from './buyer.js';

/** Two partners with batches of coupons, those who buy from them, and two of the staff who look after partners. */
export interface PartnerScene extends Cast {
  readonly staff: readonly [Client, Client];
}

const known = new WeakMap<Stage, Promise<PartnerScene['staff']>>();

const enterStaff = async ({ platform, books, complaints }: Stage): Promise<PartnerScene['staff']> => {
  // Of the two at the school besides the administrator, the one whose rights no other part counts on.
  await books.run(`insert into staff (user_id, role, grants) values ('demo-new', 'teacher', '["partners"]')`);
  const enters = (account: string) =>
    lastingMember(platform, { account, pwd: DEMO_PASSWORD }, (what) =>
      complaints.push(`${account}: ${what}`),
    );
  return [await enters('admin'), await enters('13800000001')];
};

/** Sets the scene of a race: new people each time, the same staff. */
export const partnerScene = async (stage: Stage): Promise<PartnerScene> => {
  const entering = known.get(stage) ?? enterStaff(stage);
  known.set(stage, entering);
  const staff = await entering;
  const [cast] = await enter(stage, staff[0], 1);
  if (cast === undefined) throw new Error('one history has one cast');
  return { ...cast, staff };
};

/** Claims of a batch and places an order with the coupon; answers the order. */
const orderWith = async (buyer: Client, batch: Batch, key: string): Promise<string> => {
  const { productId, choice, price: amount } = batch;
  const couponId = idOf(await buyer.call('POST', '/api/coupon/claim', { code: batch.code }));
  const wish = { productId, choice, amount, couponId, requestKey: key };
  return idOf(await buyer.call('POST', '/api/shop/order/place', wish));
};

/** An order that a partner brought, and that is paid. */
export const broughtOrder = async (
  stage: Stage,
  buyer: Client,
  batch: Batch,
  key: string,
): Promise<string> => {
  const orderId = await orderWith(buyer, batch, key);
  const status = await stage.bank.deliver(await payThere(stage, buyer, orderId));
  if (status !== 204) throw new Error(`the notice was answered with ${status}`);
  return orderId;
};

/** Waits until what is held of all orders is due. */
export const makeDue = ({ platform }: Stage): Promise<void> => platform.wait(HELD_AND_MORE_MS);
