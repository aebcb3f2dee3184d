import { monthOfDay, type BillRow } from '@ykd/domain/bill';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import type { AuditDraft } from '../entities/audit-entry.js';
import type { BillDay } from '../entities/bill.js';
import type { PaymentDeps } from '../payment/deps.js';
import { compareStored } from './compare-day.js';

/** So many days before one whose bill came are compared again: it may have what was missed in theirs. */
const BACK_DAYS = 7;

/** Takes the bill of a day in, in the place of the one that is there, and compares the day. `audit`: what is told with it. */
export const takeBill = (
  { unitOfWork, clock }: Pick<PaymentDeps, 'unitOfWork' | 'clock'>,
  day: string,
  rows: readonly BillRow[],
  audit: readonly AuditDraft[] = [],
): Promise<BillDay> =>
  unitOfWork.transaction(async (tx) => {
    const at = clock.now();
    await tx.bills.lockMonth(monthOfDay(day));
    await tx.bills.replaceRows(day, rows);
    await tx.bills.wake(dayOfIndex(dayIndexOf(day) - BACK_DAYS), at);
    const compared = await compareStored(tx, day, at);
    for (const line of audit) await tx.audit.append(line);
    return compared;
  });

/** Compares a day again, with its bill as it was read. */
export const compareAgain = (
  { unitOfWork, clock }: Pick<PaymentDeps, 'unitOfWork' | 'clock'>,
  day: string,
): Promise<BillDay> =>
  unitOfWork.transaction(async (tx) => {
    await tx.bills.lockMonth(monthOfDay(day));
    return compareStored(tx, day, clock.now());
  });
