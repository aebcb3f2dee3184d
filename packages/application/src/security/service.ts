import { err, ok } from '@ykd/domain/shared';
import type { SecurityLog } from '../ports/security-log.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, listCount, planOf, type ListView } from '../staff-list/index.js';
import { securityList, type SecurityList } from './list.js';
import type { SecurityListFilter, SecurityPort } from './port.js';
import {
  namedEvents,
  readSecurity,
  securityFilter,
  securityOrder,
  type ReadSecurityDeps,
} from './read-security.js';

export type SecurityDeps = AuthenticateDeps &
  ReadSecurityDeps & { readonly securityLog: Pick<SecurityLog, 'countLines' | 'find'> };

/** The security log for one caller. */
export const securityPort = (deps: SecurityDeps, context: CallerContext): SecurityPort => {
  const plan = async (asked: SecurityListFilter & ListView<SecurityList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const planned = planOf(securityList, { userId: user.id, staff }, asked);
    if (!planned.ok) return planned;
    const filter = await securityFilter(deps, planned.value.selection);
    return filter.ok ? ok({ order: planned.value.order, filter: filter.value }) : filter;
  };
  return {
    events: async ({ size, after, before, ...asked }) => {
      const planned = await plan(asked);
      if (!planned.ok) return planned;
      const { order, filter } = planned.value;
      const window = keyWindow(securityOrder(order), { size, after, before });
      if (!window.ok) return window;
      const found = await readSecurity(deps, filter, order)(window.value);
      return ok(keyPage(securityOrder(order), window.value, found, (event) => event));
    },
    count: async (filter) => {
      const planned = await plan(filter);
      if (!planned.ok) return planned;
      return ok(listCount(await deps.securityLog.countLines(planned.value.filter, COUNT_MAX + 1)));
    },
    find: async ({ id }) => {
      const caller = await requireRight(deps, context, 'security.see');
      if (!caller.ok) return caller;
      const event = await deps.securityLog.find(id);
      const [found] = event === undefined ? [] : await namedEvents(deps, [event]);
      return found === undefined ? err({ kind: 'entity-not-found' }) : ok(found);
    },
  };
};
