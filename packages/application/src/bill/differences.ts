import { err, ok } from '@ykd/domain/shared';
import type { Difference } from '../entities/bill.js';
import { requireCaller } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import { oddityLines } from '../shop/oddity-line.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import type { BillDeps } from './deps.js';
import { differenceList, type DifferenceList } from './difference-list.js';
import { differenceLines } from './lines.js';
import type { ListedDifference } from './listed-differences.js';
import type { BillPort, DifferenceFilter, DifferencePage } from './port.js';

/** The differences page by page, and counted, for one caller. */
export const differenceLists = (
  deps: BillDeps,
  context: CallerContext,
): Pick<BillPort, 'differences' | 'differenceCount'> => {
  const planned = async (asked: DifferenceFilter & ListView<DifferenceList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return planOf(differenceList, { userId: user.id, staff }, asked);
  };
  return {
    differences: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection } = plan.value;
      const keyOrder = keyOrderOf<ListedDifference>(differenceList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.bills.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, await differenceLines(deps, found.list)));
    },
    differenceCount: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.bills.count(plan.value.selection, COUNT_MAX + 1)));
    },
  };
};

/** Whose order a difference is about; null where that is not known. */
export const buyerOf = async (
  { shopOrders }: Pick<BillDeps, 'shopOrders'>,
  { orderId }: Pick<Difference, 'orderId'>,
): Promise<string | null> => (orderId === null ? null : ((await shopOrders.find(orderId))?.userId ?? null));

/** So many odd things about the same money are told of. */
const ODDITIES_SHOWN = 10;

/** A difference with where it stands in bills, and what is odd about the same money. */
export const differencePage = async (
  deps: BillDeps,
  { user }: Pick<Caller, 'user'>,
  { id }: { readonly id: string },
): Outcome<DifferencePage, 'entity-not-found'> => {
  const difference = await deps.bills.findDifference(id);
  if (difference === undefined) return err({ kind: 'entity-not-found' });
  const { number, transactionId } = difference;
  const values = [...new Set([number, transactionId])];
  const { list: odd } = await deps.oddities.page(
    { key: 'gmtCreated', isDescending: true },
    { limit: ODDITIES_SHOWN },
    { tests: [{ key: 'subject', test: { kind: 'in', values } }] },
  );
  const [lineOf, oddityOf, rows, about] = await Promise.all([
    differenceLines(deps, [difference]),
    oddityLines(deps, odd),
    deps.bills.rowsOf(number),
    buyerOf(deps, difference),
  ]);
  return ok({ difference: lineOf(difference), rows, isOwn: about === user.id, oddities: odd.map(oddityOf) });
};
