import { isBillKept } from '@ykd/domain/bill';
import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { reach } from '../payment/reach.js';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { BillDeps } from './deps.js';
import type { BillDayLine } from './port.js';
import { madeBill, takeBill } from './read-bill.js';
import { NOT_READY } from './reconcile-bills.js';

const refused = (message: string) =>
  err({ kind: 'invalid-input', issues: [{ field: 'day', message }] } as const);

/** Gets the bill of a day again because somebody wants it, and compares it. */
export const compareNow = async (
  deps: BillDeps,
  caller: Caller,
  { day }: { readonly day: string },
): Outcome<BillDayLine, 'entity-not-found' | 'payment-unavailable' | 'invalid-input'> => {
  const known = await deps.bills.find(day);
  if (known === undefined) return err({ kind: 'entity-not-found' });
  if (!isBillKept(day, deps.clock.now())) return refused('微信支付只保留三个月的账单');
  const answer = await reach(deps.payment.provider.bill(day));
  if (!answer.ok) return answer;
  const bill = await madeBill(deps, known, answer.value);
  if (bill === undefined) return refused(`${NOT_READY}，次日 10:00 以后再试`);
  const at = deps.clock.now();
  const line = auditLine(byStaff(caller), {
    act: 'bills.compare',
    subjectKind: 'bill',
    subjectId: day,
    at,
  });
  const compared = await takeBill(deps, day, bill, [line]);
  const found = (await deps.bills.openByDay({ from: day, to: day })).get(day);
  return ok({ ...compared, isKept: true, differences: found?.all ?? 0, openDifferences: found?.open ?? 0 });
};
