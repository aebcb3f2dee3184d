import { err, ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import type { CommissionOrder } from '../ports/commissions.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { CommissionDeps } from './deps.js';
import { ownAccount } from './own-account.js';
import { broughtOrder, postingOrder, statementOrder } from './pages.js';
import type { OwnCommissionOrder, PartnerCommissionPort } from './partner-port.js';

/** The caller, who must be a partner, or have been one. */
const requirePartner = async (
  deps: CommissionDeps,
  context: CallerContext,
): Outcome<string, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id } = caller.value.user;
  return (await deps.partners.find(id)) === undefined ? err({ kind: 'forbidden' }) : ok(id);
};

/** Orders as their partner sees them. */
const ownOrders = async (
  { shopOrders }: CommissionDeps,
  all: readonly CommissionOrder[],
): Promise<(order: CommissionOrder) => OwnCommissionOrder> => {
  const orders = await Promise.all(all.map(({ orderId }) => shopOrders.find(orderId)));
  const names = new Map(orders.map((order) => [order?.id, order?.productName]));
  return ({ orderId, placedAt, rateBp, state, review, earned, reversed, paidAt, dueAt }) => ({
    orderId,
    productName: names.get(orderId) ?? '',
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
    return ok(keyPage(order, window.value, rows, ({ partnerId: _partnerId, ...posting }) => posting));
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
