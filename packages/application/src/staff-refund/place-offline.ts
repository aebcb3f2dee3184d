import {
  offlineAmountIssue,
  offlinePaidAtIssue,
  receiptPicturesIssue,
  refundEvidenceIssue,
  refundReasonIssue,
  skuChoice,
  soldPeriods,
  WAIT_PAY_STATUS,
  type SkuChoice,
} from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { YkdProduct } from '../entities/ykd-product.js';
import { orderPaid } from '../order/order-steps.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import type { Outcome } from '../shared/outcome.js';
import { doneOnce, type Done } from '../shop/done-once.js';
import { orderDetail } from '../shop/order-view.js';
import type { OrderDetail } from '../shop/port.js';
import type { StaffRefundDeps } from './deps.js';
import { RECEIPT_PICTURE_PLACE } from './pictures.js';
import type { OfflineOrderInput } from './port.js';

const GONE_PICTURES = '凭证图片已经不在，请重新上传';

const PICTURES_GONE: ErrorOf<'invalid-input'> = {
  kind: 'invalid-input',
  issues: [{ field: 'pictures', message: GONE_PICTURES }],
};

const invalidInput = (input: OfflineOrderInput, names: readonly string[], now: number) =>
  issuesOf({
    amount: offlineAmountIssue(input.amount),
    paidAt: offlinePaidAtIssue(input.paidAt, now),
    evidence: refundEvidenceIssue(input.evidence),
    reason: refundReasonIssue(input.reason),
    pictures:
      receiptPicturesIssue(input.pictures.length) ??
      (new Set(names).size < input.pictures.length ? GONE_PICTURES : undefined),
  });

const newOrder = (
  product: YkdProduct,
  { skuAttrs, amount: listAmount, validDays, serviceDays }: SkuChoice,
  { userId, amount }: OfflineOrderInput,
  { id, at }: { readonly id: string; readonly at: number },
): ShopOrder => ({
  id,
  productName: product.name,
  userId,
  status: WAIT_PAY_STATUS,
  productId: product.id,
  amount,
  categoryId: product.categoryId,
  skuAttrs,
  validDate: null,
  serviceDate: null,
  gmtCreated: at,
  gmtModified: at,
  listAmount,
  couponId: null,
  paidAt: null,
  validDays,
  serviceDays,
});

type Refused = ErrorOf<'product-not-found' | 'unknown-choice' | 'product-owned' | 'invalid-input'>;

/** The order that is asked for, or what is wrong with what was entered. */
const wanted = async (
  { ids, products }: StaffRefundDeps,
  input: OfflineOrderInput,
  { pictures, at }: { readonly pictures: readonly string[]; readonly at: number },
): Promise<Result<ShopOrder, Refused>> => {
  const invalid = invalidInput(input, pictures, at);
  if (invalid !== undefined) return err(invalid);
  const product = await products.find(input.productId);
  if (product === undefined) return err({ kind: 'product-not-found' });
  const choice = skuChoice(product, input.choice);
  return choice.ok ? ok(newOrder(product, choice.value, input, { id: ids.next(), at })) : choice;
};

/** Why a member cannot get it; the count stays right, for his lock is held. */
const refusal = async (
  tx: Tx,
  { userId, productId, again }: OfflineOrderInput,
): Promise<Refused | undefined> => {
  const person = await tx.people.find(userId);
  if (person?.staff !== undefined || (await tx.members.hold(userId)) === undefined)
    return { kind: 'invalid-input', issues: [{ field: 'userId', message: '没有这位学员' }] };
  if (again !== true && (await tx.orders.has(userId, productId))) return { kind: 'product-owned' };
  return (await tx.products.hold(productId)) ? undefined : { kind: 'product-not-found' };
};

/** Stores the order as paid, with its history, and wishes that its buyer be greeted. */
const store = async (tx: Tx, placed: ShopOrder, caller: Caller, input: OfflineOrderInput): Promise<void> => {
  const { paidAt } = input;
  const { id, gmtCreated: at } = placed;
  const paid = orderPaid(placed, { paidAt, ...soldPeriods(paidAt, placed) }, at);
  if (paid === undefined) throw new Error(`${id} does not wait for its payment`);
  const actor = { kind: 'staff', userId: caller.user.id } as const;
  await tx.orders.insert(paid, `staff:${id}`);
  await tx.history.add(id, { event: 'PLACE', status: placed.status, actor, note: '', at });
  const note = `凭证：${input.evidence.trim()}`;
  await tx.history.add(id, { event: 'PAY', status: paid.status, actor, note, at });
  await tx.greetings.wish(id, at);
  await tx.classes.wish(id, at);
  const what = { act: 'orders.place', subjectKind: 'order', subjectId: id, about: paid.userId, at } as const;
  const { status, amount, productName } = paid;
  const after = { status, amount, productName, paidAt };
  await tx.audit.append(auditLine(byStaff(caller), { ...what, reason: input.reason }, { before: {}, after }));
};

/** Enters an order of somebody else's that was paid outside of the platform. */
export const placeOffline = async (
  deps: StaffRefundDeps,
  caller: Caller,
  input: OfflineOrderInput,
): Outcome<
  OrderDetail,
  | 'own-refund'
  | 'product-not-found'
  | 'unknown-choice'
  | 'product-owned'
  | 'invalid-input'
  | 'request-key-used'
> => {
  const { id: userId } = caller.user;
  if (input.userId === userId) return err({ kind: 'own-refund' });
  const at = deps.clock.now();
  const pictures = input.pictures.flatMap((url) => RECEIPT_PICTURE_PLACE.nameOf(url) ?? []);
  const { requestKey, ...body } = input;
  // What was entered under this key stays entered, whatever is wrong with it by now: that is told afterwards.
  const order = await wanted(deps, input, { pictures, at });
  const reason = input.reason.trim();
  const payment = {
    way: input.way,
    reason,
    evidence: input.evidence.trim(),
    actorId: userId,
    gmtCreated: at,
    pictures,
  };

  const work = async (tx: Tx): Promise<{ readonly done: Done } | { readonly refused: Refused }> => {
    if (!order.ok) return { refused: order.error };
    const { value: placed } = order;
    await tx.orders.lockBuyer(input.userId);
    const refused = await refusal(tx, input);
    if (refused !== undefined) return { refused };
    if (!(await tx.orderMoney.holdReceipts(userId, pictures))) return { refused: PICTURES_GONE };
    await store(tx, placed, caller, input);
    await tx.orderMoney.insertOfflinePayment({ ...payment, orderId: placed.id });
    return { done: { orderId: placed.id, proposalId: null } };
  };
  const tried = await deps.unitOfWork.transaction((tx) =>
    doneOnce(tx, { userId, requestKey, body, at }, () => work(tx)),
  );
  if ('used' in tried) return err({ kind: 'request-key-used' });
  if ('refused' in tried) return err(tried.refused);
  const entered = await deps.shopOrders.find(tried.done.orderId);
  if (entered === undefined) throw new Error(`${tried.done.orderId} was placed and is not there`);
  return ok(await orderDetail(deps, entered));
};
