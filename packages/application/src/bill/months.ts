import {
  closeMonthIssue,
  daysToCompare,
  isBillKept,
  monthBounds,
  monthOfDay,
  type BothSums,
  type MonthStanding,
} from '@ykd/domain/bill';
import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { BillDay, ClosedMonth } from '../entities/bill.js';
import type { OpenOf } from '../ports/bills.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import { instantsOf, isMonth } from '../shared/month.js';
import { memberNames } from '../shared/member-names.js';
import type { Outcome } from '../shared/outcome.js';
import type { BillDeps } from './deps.js';
import { MONTHS_SHOWN, type BillDayLine, type MonthLine, type MonthPage } from './port.js';
import { compareAgain } from './read-bill.js';

const NONE: OpenOf = { all: 0, open: 0 };

const total = (days: readonly BillDay[], of: (day: BillDay) => number | undefined): number =>
  days.reduce((sum, day) => sum + (of(day) ?? 0), 0);

const sumsOf = (days: readonly BillDay[]) => {
  const sum = (side: 'payments' | 'refunds', key: keyof BothSums): number =>
    total(days, (day) => day[side]?.[key]);
  return {
    ourPayments: sum('payments', 'ourSum'),
    theirPayments: sum('payments', 'theirSum'),
    ourRefunds: sum('refunds', 'ourSum'),
    theirRefunds: sum('refunds', 'theirSum'),
  };
};

interface Known {
  readonly firstDay: string;
  readonly open: ReadonlyMap<string, OpenOf>;
  readonly closed: ReadonlyMap<string, ClosedMonth>;
  readonly nameOf: (id: string | null) => string | null;
}

const lineOf = (
  month: string,
  days: readonly BillDay[],
  { firstDay, open, closed, nameOf }: Known,
): MonthLine => {
  const closing = closed.get(month);
  return {
    month,
    ...sumsOf(days),
    days: daysToCompare({ month, firstDay }),
    comparedDays: days.filter(({ state }) => state !== 'WAITING').length,
    openDifferences: days.reduce((sum, { day }) => sum + (open.get(day) ?? NONE).open, 0),
    closedAt: closing?.closedAt ?? null,
    closedByName: nameOf(closing?.closedBy ?? null),
  };
};

/** What is known of days of bills; undefined before the first one. */
const readDays = async (deps: BillDeps, from: string, to: string) => {
  const firstDay = await deps.bills.firstDay();
  if (firstDay === undefined) return undefined;
  const [days, open, months] = await Promise.all([
    deps.bills.days({ from, to }),
    deps.bills.openByDay({ from, to }),
    deps.bills.closedMonths({ from: monthOfDay(from), to: monthOfDay(to) }),
  ]);
  const nameOf = await memberNames(
    deps,
    months.map(({ closedBy }) => closedBy),
  );
  const closed = new Map(months.map((one) => [one.month, one]));
  return { days, known: { firstDay, open, closed, nameOf } };
};

/** The month that is so many months before another. */
const monthBefore = (month: string, count: number): string => {
  const [year = '', number = ''] = month.split('-');
  const index = Number(year) * 12 + Number(number) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** The newest months of which there are bills, newest first. */
export const monthLines = async (deps: BillDeps): Promise<readonly MonthLine[]> => {
  const last = await deps.bills.lastDay();
  if (last === undefined) return [];
  const from = monthBounds(monthBefore(monthOfDay(last), MONTHS_SHOWN - 1)).first;
  const read = await readDays(deps, from, last);
  if (read === undefined) return [];
  const months = [...new Set(read.days.map(({ day }) => monthOfDay(day)))].toReversed();
  return months.map((month) =>
    lineOf(
      month,
      read.days.filter(({ day }) => monthOfDay(day) === month),
      read.known,
    ),
  );
};

/** A month with all that is looked at before it is closed. */
export const monthPage = async (
  deps: BillDeps,
  { month }: { readonly month: string },
): Outcome<MonthPage, 'entity-not-found'> => {
  if (!isMonth(month)) return err({ kind: 'entity-not-found' });
  const { first, last } = monthBounds(month);
  const read = await readDays(deps, first, last);
  if (read === undefined || read.days.length === 0) return err({ kind: 'entity-not-found' });
  const span = instantsOf(month);
  const [oddities, offlinePayments, offlineRefunds] = await Promise.all([
    deps.bills.oddities(span),
    deps.bills.offlinePayments(span),
    deps.bills.offlineRefunds(span),
  ]);
  const { firstDay, open } = read.known;
  const line = lineOf(month, read.days, read.known);
  const { comparedDays, openDifferences } = line;
  const now = deps.clock.now();
  const standing = { month, firstDay, comparedDays, openDifferences, openOddities: oddities.open, now };
  const days = read.days.toReversed().map((day): BillDayLine => {
    const { all, open: left } = open.get(day.day) ?? NONE;
    return { ...day, isKept: isBillKept(day.day, now), differences: all, openDifferences: left };
  });
  const issue = line.closedAt === null ? (closeMonthIssue(standing) ?? null) : null;
  return ok({ line, days, oddities, offlinePayments, offlineRefunds, issue });
};

const standingIn = async (
  { bills }: Pick<Tx, 'bills'>,
  month: string,
  now: number,
): Promise<MonthStanding | undefined> => {
  const { first: from, last: to } = monthBounds(month);
  const firstDay = await bills.firstDay();
  if (firstDay === undefined) return undefined;
  return {
    month,
    firstDay,
    comparedDays: await bills.comparedDays({ from, to }),
    openDifferences: await bills.openDifferences({ from, to }),
    openOddities: await bills.openOddities(instantsOf(month)),
    now,
  };
};

/** Closes a month in which nothing is open, also not when its days are compared once more. */
export const closeMonth = async (
  deps: BillDeps,
  caller: Caller,
  { month }: { readonly month: string },
): Outcome<MonthPage, 'entity-not-found' | 'invalid-input'> => {
  const known = await monthPage(deps, { month });
  if (!known.ok) return known;
  for (const { day, state } of known.value.days) if (state === 'COMPARED') await compareAgain(deps, day);
  const at = deps.clock.now();
  const issue = await deps.unitOfWork.transaction(async (tx): Promise<string | undefined> => {
    await tx.bills.lockMonth(month);
    if ((await tx.bills.closing(month)) !== undefined) return undefined;
    const standing = await standingIn(tx, month, at);
    const why = standing && closeMonthIssue(standing);
    if (why !== undefined) return why;
    await tx.bills.close({ month, closedBy: caller.user.id, closedAt: at });
    await tx.audit.append(
      auditLine(byStaff(caller), { act: 'bills.close', subjectKind: 'bill', subjectId: month, at }),
    );
    return undefined;
  });
  if (issue !== undefined)
    return err({ kind: 'invalid-input', issues: [{ field: 'month', message: issue }] });
  return monthPage(deps, { month });
};
