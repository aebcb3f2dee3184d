import { ok } from '@ykd/domain/shared';
import type { AuditKey, AuditLog } from '../ports/audit-log.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { AUDIT_ACTORS_MAX, type AuditPort, type AuditView } from './port.js';
import { namesOf, readAudit, type ReadAuditDeps } from './read-audit.js';

const newestFirst: KeyOrder<AuditView, AuditKey> = {
  name: 'audit',
  kinds: ['number', 'number'],
  keyOf: ({ at, seq }) => [at, seq],
};

export type AuditDeps = AuthenticateDeps & ReadAuditDeps & { readonly auditLog: Pick<AuditLog, 'actors'> };

/** The audit log for one caller. */
export const auditPort = (deps: AuditDeps, context: CallerContext): AuditPort => ({
  entries: async ({ size, after, before, ...filter }) => {
    const staff = await requireRight(deps, context, 'audit.see');
    if (!staff.ok) return staff;
    const window = keyWindow(newestFirst, { size, after, before });
    if (!window.ok) return window;
    const read = await readAudit(deps, filter);
    return ok(keyPage(newestFirst, window.value, await read(window.value), (line) => line));
  },
  actors: async () => {
    const staff = await requireRight(deps, context, 'audit.see');
    if (!staff.ok) return staff;
    const ids = await deps.auditLog.actors(AUDIT_ACTORS_MAX);
    const nameOf = await namesOf(deps, ids);
    return ok(ids.map((id) => ({ id, name: nameOf(id) })));
  },
});
