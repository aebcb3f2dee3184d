import type { StaffRequest } from '../ports/order-money.js';
import type { Tx } from '../ports/unit-of-work.js';

/** A request of staff under a key of theirs. */
export interface KeyedRequest {
  readonly userId: string;
  readonly requestKey: string;
  /** What is asked for; another body with the same key is refused. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** What a request does that came through: about which order, and what of it waits for a second person. */
export type Done = Pick<StaffRequest, 'orderId' | 'proposalId'>;

/**
 * Does once what is asked for under a key: `done` – by this request or, with the same body, by an earlier one; `used` – the
 * key was another request's. What was refused may be tried again under it.
 */
export const doneOnce = async <Refused>(
  tx: Tx,
  { userId, requestKey, body: fields, at }: KeyedRequest,
  work: () => Promise<{ readonly done: Done } | { readonly refused: Refused }>,
): Promise<{ readonly done: Done } | { readonly refused: Refused } | { readonly used: true }> => {
  const body = JSON.stringify(fields, Object.keys(fields).toSorted());
  await tx.orderMoney.lockRequest(userId, requestKey);
  const known = await tx.orderMoney.findRequest(userId, requestKey);
  if (known !== undefined) return known.body === body ? { done: known } : { used: true };
  const outcome = await work();
  if ('done' in outcome)
    await tx.orderMoney.insertRequest({ userId, requestKey, body, gmtCreated: at, ...outcome.done });
  return outcome;
};
