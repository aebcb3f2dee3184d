import { commissionMonth } from '@ykd/domain/commission';
import { payoutPersonIssue } from '@ykd/domain/payout';
import { err, ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import { cancelPayout } from './cancel.js';
import { checkPayout, payoutFailed, payoutPaid, refusePayout, sendBank } from './decide.js';
import type { StaffPayoutDeps } from './deps.js';
import { lineOf } from './line.js';
import { payoutList, type PayoutList } from './list.js';
import { makePayouts } from './make.js';
import { doubtIssue, payeeIssue, taxIssue } from './may-pay.js';
import type { ListedPayout, PayableKey, PayablePartner } from './payouts.js';
import type { Payable, PayoutFilter, StaffPayoutPort } from './staff-port.js';
import { runTransfer } from './transfer.js';
import { staffPayout } from './view.js';

const PAYABLE_ORDER: KeyOrder<PayablePartner, PayableKey> = {
  name: 'payable',
  kinds: ['number', 'string'],
  keyOf: ({ payable, partner }) => [payable, partner.userId],
};

/** What is payable to a partner, as one of the staff sees it. */
const payableShown = async (
  deps: StaffPayoutDeps,
  userId: string,
  { partner, payable }: PayablePartner,
): Promise<Payable> => {
  const { userId: partnerId, realName, state, payee } = partner;
  const openid = payee?.method === 'WEIXIN' ? await deps.members.weixinOf(partnerId) : undefined;
  const people = { partnerId, makerId: userId, checkerId: null };
  const { tax } = deps.commission;
  const month =
    tax === 'none' ? undefined : await deps.payouts.paidInMonth(partnerId, commissionMonth(deps.clock.now()));
  const issue =
    payoutPersonIssue(people, 'make', userId) ??
    payeeIssue(deps, partner, openid) ??
    (await doubtIssue(deps.commissions, partner)) ??
    (month && taxIssue(deps, partner, month)) ??
    null;
  return { partner: { id: partnerId, name: realName }, state, payable, payee, issue };
};

/** Everybody's payouts, for one caller. */
export const staffPayoutPort = (deps: StaffPayoutDeps, context: CallerContext): StaffPayoutPort => {
  const planned = async (asked: PayoutFilter & ListView<PayoutList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return planOf(payoutList, { userId: user.id, staff }, asked);
  };
  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedPayout>(payoutList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.payouts.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.payouts.count(plan.value.selection, COUNT_MAX + 1)));
    },
    payout: async ({ id }) => {
      const caller = await requireRight(deps, context, 'partners.manage');
      if (!caller.ok) return caller;
      const found = await deps.payouts.find(id);
      return found === undefined ? notFound() : ok(await staffPayout(deps, caller.value, found));
    },
    payable: async (input) => {
      const caller = await requireRight(deps, context, 'partners.manage');
      if (!caller.ok) return caller;
      const window = keyWindow(PAYABLE_ORDER, input);
      if (!window.ok) return window;
      const found = await deps.payouts.payable(window.value);
      const page = keyPage(PAYABLE_ORDER, window.value, found, (one) => one);
      const userId = caller.value.user.id;
      const list = await Promise.all(page.list.map((one) => payableShown(deps, userId, one)));
      return ok({ ...page, list });
    },
    make: (input) => makePayouts(deps, context, input),
    check: (input) => checkPayout(deps, context, input),
    refuse: (input) => refusePayout(deps, context, input),
    cancel: (input) => cancelPayout(deps, context, input),
    sendBank: (input) => sendBank(deps, context, input),
    paid: (input) => payoutPaid(deps, context, input),
    failed: (input) => payoutFailed(deps, context, input),
    look: async ({ id }) => {
      const caller = await requireRight(deps, context, 'partners.manage');
      if (!caller.ok) return caller;
      const known = await deps.payouts.find(id);
      if (known === undefined) return notFound();
      try {
        await runTransfer(deps, id);
      } catch {
        return err({ kind: 'payment-unavailable' });
      }
      return ok(await staffPayout(deps, caller.value, (await deps.payouts.find(id)) ?? known));
    },
  };
};
