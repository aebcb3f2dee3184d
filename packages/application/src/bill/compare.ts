import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { reach } from '../payment/reach.js';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { BillDeps } from './deps.js';
import type { BillDayLine } from './port.js';
import { takeBill } from './read-bill.js';
import { NOT_READY } from './reconcile-bills.js';

/** Gets the bill of a day again because somebody wants it, and compares it. */
export const compareNow = async (
  deps: BillDeps,
  caller: Caller,
  { day }: { readonly day: string },
): Outcome<BillDayLine, 'entity-not-found' | 'payment-unavailable' | 'invalid-input'> => {
  if ((await deps.bills.find(day)) === undefined) return err({ kind: 'entity-not-found' });
  const bill = await reach(deps.payment.provider.bill(day));
  if (!bill.ok) return bill;
  if (bill.value.kind === 'creating')
    return err({
      kind: 'invalid-input',
      issues: [{ field: 'day', message: `${NOT_READY}，次日 10:00 以后再试` }],
    });
  const rows = bill.value.kind === 'none' ? [] : bill.value.rows;
  const at = deps.clock.now();
  const line = auditLine(byStaff(caller), {
    act: 'bills.compare',
    subjectKind: 'bill',
    subjectId: day,
    at,
  });
  const compared = await takeBill(deps, day, rows, [line]);
  const found = (await deps.bills.openByDay({ from: day, to: day })).get(day);
  return ok({ ...compared, differences: found?.all ?? 0, openDifferences: found?.open ?? 0 });
};
