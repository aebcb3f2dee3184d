import type { CommissionRate } from '@ykd/domain/commission';
import { ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import type { RateKey } from '../ports/commissions.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { agreeRate } from './agree-rate.js';
import type { StaffCommissionDeps } from './deps.js';
import { ownAccount } from './own-account.js';
import { rateToday } from './rate-today.js';
import { monthClosing } from './month-closing.js';
import { allPostings, broughtOrder, monthOrder, postingOrder, statementOrder } from './pages.js';
import { review } from './review.js';
import type { StaffCommissionPort } from './staff-port.js';
import { partnersNamed, ratesNamed, staffOrders } from './staff-view.js';
import { writeOff } from './write-off.js';

const RATES: KeyOrder<CommissionRate, RateKey> = {
  name: 'commission-rates',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

/** What partners earn, for one of the staff. */
export const staffCommissionPort = (
  deps: StaffCommissionDeps,
  context: CallerContext,
): StaffCommissionPort => {
  const { commissions } = deps;
  const permitted = () => requireRight(deps, context, 'partners.manage');
  /** A page of postings by one of their orders. */
  const postings: StaffCommissionPort['postings'] = async ({ partnerId, month, ...page }) => {
    const caller = await permitted();
    if (!caller.ok) return caller;
    if (partnerId === undefined) {
      const all = allPostings(month);
      const window = keyWindow(all, page);
      if (!window.ok) return window;
      const rows = await commissions.postings(window.value, month);
      const named = await partnersNamed(deps, rows.list);
      return ok(keyPage(all, window.value, rows, (one) => ({ ...one, partner: named(one.partnerId) })));
    }
    const order = postingOrder(partnerId, month);
    const window = keyWindow(order, page);
    if (!window.ok) return window;
    const rows = await commissions.postingsOf(partnerId, window.value, month);
    const named = await partnersNamed(deps, [{ partnerId }]);
    return ok(keyPage(order, window.value, rows, (one) => ({ ...one, partner: named(partnerId) })));
  };
  /** A page of orders that partners brought. */
  const ordersBy = async (
    name: string,
    page: Parameters<typeof keyWindow>[1],
    read: (window: Parameters<typeof commissions.ordersOf>[1]) => ReturnType<typeof commissions.ordersOf>,
  ) => {
    const caller = await permitted();
    if (!caller.ok) return caller;
    const order = broughtOrder(name);
    const window = keyWindow(order, page);
    if (!window.ok) return window;
    const rows = await read(window.value);
    const show = await staffOrders(deps, caller.value, rows.list);
    return ok(keyPage(order, window.value, rows, show));
  };
  return {
    account: async ({ partnerId }) => {
      const caller = await permitted();
      if (!caller.ok) return caller;
      return ok({ ...(await ownAccount(deps, partnerId)), rateBp: await rateToday(deps, partnerId) });
    },
    postings,
    orders: ({ partnerId, ...page }) =>
      ordersBy(partnerId, page, (window) => commissions.ordersOf(partnerId, window)),
    statements: async ({ month, ...page }) => {
      const caller = await permitted();
      if (!caller.ok) return caller;
      const order = monthOrder(month);
      const window = keyWindow(order, page);
      if (!window.ok) return window;
      const rows = await commissions.statements(month, window.value);
      const named = await partnersNamed(deps, rows.list);
      return ok(keyPage(order, window.value, rows, (one) => ({ ...one, partner: named(one.partnerId) })));
    },
    closing: async ({ month }) => {
      const caller = await permitted();
      return caller.ok ? ok(await monthClosing(deps, month)) : caller;
    },
    statementsOf: async ({ partnerId, ...page }) => {
      const caller = await permitted();
      if (!caller.ok) return caller;
      const order = statementOrder(partnerId);
      const window = keyWindow(order, page);
      if (!window.ok) return window;
      const rows = await commissions.statementsOf(partnerId, window.value);
      const named = await partnersNamed(deps, [{ partnerId }]);
      return ok(keyPage(order, window.value, rows, (one) => ({ ...one, partner: named(partnerId) })));
    },
    statement: async ({ partnerId, month }) => {
      const caller = await permitted();
      if (!caller.ok) return caller;
      const found = await commissions.statement(partnerId, month);
      if (found === undefined) return notFound();
      const named = await partnersNamed(deps, [{ partnerId }]);
      return ok({ ...found, partner: named(partnerId) });
    },
    reviews: ({ review: which, ...page }) =>
      ordersBy(`review-${which}`, page, (window) => commissions.reviewed(which, window)),
    review: (input) => review(deps, context, input),
    rates: async (page) => {
      const caller = await permitted();
      if (!caller.ok) return caller;
      const window = keyWindow(RATES, page);
      if (!window.ok) return window;
      const rows = await commissions.rates(window.value);
      return ok(keyPage(RATES, window.value, rows, await ratesNamed(deps, rows.list)));
    },
    agreeRate: (input) => agreeRate(deps, context, input),
    writeOff: (input) => writeOff(deps, context, input),
  };
};
