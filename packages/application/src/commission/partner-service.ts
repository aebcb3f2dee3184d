import type { CommissionPosting } from '@ykd/domain/commission';
import { ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import { requirePartner } from '../partner/require-partner.js';
import type { CommissionOrder } from '../ports/commissions.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import type { CommissionDeps } from './deps.js';
import { ownAccount } from './own-account.js';
import { broughtOrder, postingOrder, statementOrder } from './pages.js';
import type { OwnCommissionOrder, OwnPosting, PartnerCommissionPort } from './partner-port.js';

/** Orders as their partner sees them. */
const ownOrders = async (
  { shopOrders }: CommissionDeps,
  all: readonly CommissionOrder[],
): Promise<(order: CommissionOrder) => OwnCommissionOrder> => {
  const bought = await shopOrders.purchasesOf(all.map(({ orderId }) => orderId));
  return ({ orderId, placedAt, rateBp, state, review, earned, reversed, paidAt, dueAt }) => ({
    orderId,
    productName: bought.get(orderId)?.productName ?? '',
    placedAt,
    rateBp,
    state,
    review,
    earned,
    reversed,
    paidAt,
    dueAt,
  });
};

const ownPosting = ({ partnerId: _partnerId, source: _source, ...posting }: CommissionPosting): OwnPosting =>
  posting;

/** What a partner earns, for one caller. */
export const partnerCommissionPort = (
  deps: CommissionDeps,
  context: CallerContext,
): PartnerCommissionPort => ({
  account: async () => {
    const partner = await requirePartner(deps, context);
    return partner.ok ? ok(await ownAccount(deps, partner.value)) : partner;
  },
  postings: async ({ month, ...page }) => {
    const partner = await requirePartner(deps, context);
    if (!partner.ok) return partner;
    const order = postingOrder(partner.value, month);
    const window = keyWindow(order, page);
    if (!window.ok) return window;
    const rows = await deps.commissions.postingsOf(partner.value, window.value, month);
    return ok(keyPage(order, window.value, rows, ownPosting));
  },
  orders: async (page) => {
    const partner = await requirePartner(deps, context);
    if (!partner.ok) return partner;
    const order = broughtOrder(partner.value);
    const window = keyWindow(order, page);
    if (!window.ok) return window;
    const rows = await deps.commissions.ordersOf(partner.value, window.value);
    return ok(keyPage(order, window.value, rows, await ownOrders(deps, rows.list)));
  },
  statements: async (page) => {
    const partner = await requirePartner(deps, context);
    if (!partner.ok) return partner;
    const order = statementOrder(partner.value);
    const window = keyWindow(order, page);
    if (!window.ok) return window;
    const rows = await deps.commissions.statementsOf(partner.value, window.value);
    return ok(keyPage(order, window.value, rows, (statement) => statement));
  },
  statement: async ({ month }) => {
    const partner = await requirePartner(deps, context);
    if (!partner.ok) return partner;
    const statement = await deps.commissions.statement(partner.value, month);
    return statement === undefined ? notFound() : ok(statement);
  },
});
