import { err, ok } from '@ykd/domain/shared';
import type { AuditLog } from '../ports/audit-log.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { memberNames } from '../shared/member-names.js';
import { requireRight } from '../shared/rights.js';
import { CONDITION_VALUES_MAX, COUNT_MAX, listCount, planOf, type ListView } from '../staff-list/index.js';
import { auditList, type AuditList } from './list.js';
import { AUDIT_ACTORS_MAX, type AuditListFilter, type AuditPort } from './port.js';
import { auditFilter, auditOrder, namedLines, readAudit, type ReadAuditDeps } from './read-audit.js';

export type AuditDeps = AuthenticateDeps &
  ReadAuditDeps & { readonly auditLog: Pick<AuditLog, 'actors' | 'count' | 'find'> };

const TOO_MANY_NAMES = { field: 'ids', message: `一次最多问 ${CONDITION_VALUES_MAX} 位的姓名` };

/** The numbers that lines have. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** The audit log for one caller. */
export const auditPort = (deps: AuditDeps, context: CallerContext): AuditPort => {
  const plan = async (asked: AuditListFilter & ListView<AuditList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const planned = planOf(auditList, { userId: user.id, staff }, asked);
    if (!planned.ok) return planned;
    const filter = await auditFilter(deps, planned.value.selection);
    return filter.ok ? ok({ order: planned.value.order, filter: filter.value }) : filter;
  };
  return {
    entries: async ({ size, after, before, ...asked }) => {
      const planned = await plan(asked);
      if (!planned.ok) return planned;
      const { order, filter } = planned.value;
      const window = keyWindow(auditOrder(order), { size, after, before });
      if (!window.ok) return window;
      const found = await readAudit(deps, filter, order)(window.value);
      return ok(keyPage(auditOrder(order), window.value, found, (line) => line));
    },
    count: async (filter) => {
      const planned = await plan(filter);
      if (!planned.ok) return planned;
      return ok(listCount(await deps.auditLog.count(planned.value.filter, COUNT_MAX + 1)));
    },
    find: async ({ seq }) => {
      const caller = await requireRight(deps, context, 'audit.see');
      if (!caller.ok) return caller;
      const line = NUMBER.test(seq) ? await deps.auditLog.find(Number(seq)) : undefined;
      const [found] = line === undefined ? [] : await namedLines(deps, [line]);
      return found === undefined ? err({ kind: 'entity-not-found' }) : ok(found);
    },
    actors: async () => {
      const staff = await requireRight(deps, context, 'audit.see');
      if (!staff.ok) return staff;
      const ids = await deps.auditLog.actors(AUDIT_ACTORS_MAX);
      const nameOf = await memberNames(deps, ids);
      return ok(ids.map((id) => ({ id, name: nameOf(id) })));
    },
    names: async ({ ids }) => {
      const staff = await requireRight(deps, context, 'audit.see');
      if (!staff.ok) return staff;
      if (ids.length > CONDITION_VALUES_MAX) return err({ kind: 'invalid-input', issues: [TOO_MANY_NAMES] });
      const nameOf = await memberNames(deps, ids);
      return ok(ids.map((id) => ({ id, name: nameOf(id) })).filter(({ name }) => name !== null));
    },
  };
};
