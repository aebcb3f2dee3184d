import { ok } from '@ykd/domain/shared';
import type { Right } from '@ykd/domain/access';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { compareNow } from './compare.js';
import type { BillDeps } from './deps.js';
import { differenceLists, differencePage } from './differences.js';
import { closeMonth, monthLines, monthPage } from './months.js';
import type { BillPort } from './port.js';
import { settleDifference } from './settle.js';

/** The provider's bills against what is written down here, for one caller. */
export const billPort = (deps: BillDeps, context: CallerContext): BillPort => {
  const withRight = (right: Right) => requireRight(deps, context, right);
  return {
    months: async () => {
      const caller = await withRight('orders.see');
      return caller.ok ? ok(await monthLines(deps)) : caller;
    },
    month: async (input) => {
      const caller = await withRight('orders.see');
      return caller.ok ? monthPage(deps, input) : caller;
    },
    ...differenceLists(deps, context),
    difference: async (input) => {
      const caller = await withRight('orders.see');
      return caller.ok ? differencePage(deps, caller.value, input) : caller;
    },
    settle: async (input) => {
      const caller = await withRight('oddities.settle');
      return caller.ok ? settleDifference(deps, caller.value, input) : caller;
    },
    compare: async (input) => {
      const caller = await withRight('oddities.settle');
      return caller.ok ? compareNow(deps, caller.value, input) : caller;
    },
    closeMonth: async (input) => {
      const caller = await withRight('oddities.settle');
      return caller.ok ? closeMonth(deps, caller.value, input) : caller;
    },
  };
};
