import { monthOfDay } from '@ykd/domain/bill';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import type { AuditDraft } from '../entities/audit-entry.js';
import type { BillDay } from '../entities/bill.js';
import type { PaymentDeps } from '../payment/deps.js';
import type { ProviderBill } from '../ports/payment-provider.js';
import { compareStored, hasMissing, opened } from './compare-day.js';

/** So many days before one whose bill came are compared again: it may have what was missed in theirs. */
const BACK_DAYS = 7;

/** So often it is not believed that there is no bill of a day on which money moved: about half a day. */
export const NONE_TRIES = 6;

type MadeBill = Exclude<ProviderBill, { readonly kind: 'creating' }>;

/** The bill of a day, as the provider answers; undefined while it is not to be had. */
export const madeBill = async (
  { unitOfWork }: Pick<PaymentDeps, 'unitOfWork'>,
  { day, state, tries }: BillDay,
  bill: ProviderBill,
): Promise<MadeBill | undefined> => {
  if (bill.kind === 'creating') return undefined;
  if (bill.kind === 'rows' || state === 'COMPARED' || tries >= NONE_TRIES) return bill;
  return (await unitOfWork.transaction((tx) => hasMissing(tx, day))) ? undefined : bill;
};

/**
 * Takes the bill of a day in, in the place of the one that is there, and compares the day; that there is none takes nothing's
 * place. `audit`: what is told with it.
 */
export const takeBill = (
  { unitOfWork, clock }: Pick<PaymentDeps, 'unitOfWork' | 'clock'>,
  day: string,
  bill: MadeBill,
  audit: readonly AuditDraft[] = [],
): Promise<BillDay> =>
  unitOfWork.transaction(async (tx) => {
    const at = clock.now();
    await tx.bills.lockMonth(monthOfDay(day));
    if (bill.kind === 'rows') await tx.bills.replaceRows(day, bill.rows);
    await tx.bills.wake(dayOfIndex(dayIndexOf(day) - BACK_DAYS), at);
    const compared = await compareStored(tx, day, at);
    for (const line of audit) await tx.audit.append(line);
    return compared;
  });

/** Nobody can have the bill of a day any more that was never read: somebody has to say what was found instead. */
export const giveUpBill = (
  { unitOfWork, clock }: Pick<PaymentDeps, 'unitOfWork' | 'clock'>,
  day: string,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    await tx.bills.lockMonth(monthOfDay(day));
    const known = await tx.bills.findDay(day);
    if (known?.state !== 'WAITING') return;
    const none = { ours: null, theirs: null, ourState: null, theirState: null };
    const found = { ...none, kind: 'BILL_GONE', number: day, transactionId: day } as const;
    await tx.bills.putDifference(opened(found, day, null, clock.now()));
    await tx.bills.storeDay({ ...known, state: 'GONE' }, null);
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
