import { ok } from '@ykd/domain/shared';
import { PAID_STATUS, REFUNDING_STATUS, type OrderStatus, type YkdOrder } from '@ykd/domain/order';
import type { CommonQueryPort } from '../common-query/port.js';
import type { ProjectUserPort } from '../project-user/port.js';
import type { Clock } from '../ports/clock.js';
import { HELD_ORDERS_MAX } from '../ports/order-repository.js';
import type { ShelfPort } from '../shelf/port.js';
import type { Outcome } from '../shared/outcome.js';
import { composeDashboard, type Dashboard } from './dashboard.js';

/** The inbound ports that the dashboard reads from, so that it works in the browser as in process. */
export interface DashboardPorts {
  readonly commonQuery: CommonQueryPort;
  readonly projectUser: ProjectUserPort;
  readonly shelf: ShelfPort;
  readonly clock: Clock;
}

/** Reads the caller's orders and progress side by side and composes his dashboard. */
export const loadDashboard = async (
  ports: DashboardPorts,
  userId: string,
): Outcome<Dashboard, 'not-logged-in' | 'forbidden' | 'invalid-input'> => {
  /** The newest ones, as many as decide about access anywhere. */
  const ordersOf = (status: OrderStatus) =>
    ports.commonQuery.queryForPage(
      { returnClassName: 'YkdOrder', paramClassName: 'YkdOrder', params: { userId, status } },
      { pageSize: HELD_ORDERS_MAX },
    );
  const [paid, refunding, shelf, records, last] = await Promise.all([
    ordersOf(PAID_STATUS),
    ordersOf(REFUNDING_STATUS),
    ports.shelf.read(),
    ports.projectUser.queryByUserId({ userId }),
    ports.projectUser.findLast({ userId }),
  ]);
  if (!paid.ok) return paid;
  if (!refunding.ok) return refunding;
  if (!shelf.ok) return shelf;
  if (!records.ok) return records;
  if (!last.ok) return last;
  return ok(
    composeDashboard({
      // Without includeFields a row holds every field.
      orders: [...paid.value.list, ...refunding.value.list] as readonly YkdOrder[],
      shelf: shelf.value,
      records: records.value,
      last: last.value,
      now: ports.clock.now(),
    }),
  );
};
