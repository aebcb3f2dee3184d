import { ok } from '@ykd/domain/shared';
import type { AuditEntry, AuditKey, AuditLog } from '../ports/audit-log.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { memberName } from '../shared/member-name.js';
import { requireRight } from '../shared/rights.js';
import type { AuditPort } from './port.js';

const newestFirst: KeyOrder<AuditEntry, AuditKey> = {
  name: 'audit',
  kinds: ['number', 'number'],
  keyOf: ({ at, seq }) => [at, seq],
};

export interface AuditDeps extends AuthenticateDeps {
  readonly auditLog: AuditLog;
  readonly members: Pick<MemberRepository, 'findById'>;
}

/** The audit log for one caller. */
export const auditPort = (deps: AuditDeps, context: CallerContext): AuditPort => ({
  entries: async ({ size, after, before, ...filter }) => {
    const staff = await requireRight(deps, context, 'audit.see');
    if (!staff.ok) return staff;
    const window = keyWindow(newestFirst, { size, after, before });
    if (!window.ok) return window;
    const found = await deps.auditLog.page(window.value, filter);
    const actors = new Set(found.list.flatMap(({ actor }) => actor ?? []));
    const names = new Map<string, string | undefined>();
    for (const id of actors) names.set(id, memberName(await deps.members.findById(id)));
    return ok(
      keyPage(newestFirst, window.value, found, (line) => ({
        ...line,
        actorName: line.actor === null ? null : (names.get(line.actor) ?? null),
      })),
    );
  },
});
