import { ok } from '@ykd/domain/shared';
import type { AuditEntry, AuditKey, AuditLog } from '../ports/audit-log.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { memberName } from '../shared/member-name.js';
import { requireRight } from '../shared/rights.js';
import { AUDIT_ACTORS_MAX, type AuditPort } from './port.js';

const newestFirst: KeyOrder<AuditEntry, AuditKey> = {
  name: 'audit',
  kinds: ['number', 'number'],
  keyOf: ({ at, seq }) => [at, seq],
};

export interface AuditDeps extends AuthenticateDeps {
  readonly auditLog: AuditLog;
  readonly members: Pick<MemberRepository, 'findByAccount' | 'findByIds'>;
}

/** What these members are called. */
const namesOf = async (
  { members }: Pick<AuditDeps, 'members'>,
  ids: readonly string[],
): Promise<(id: string | null) => string | null> => {
  const names = new Map((await members.findByIds(ids)).map((user) => [user.id, memberName(user)]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
};

/** The audit log for one caller. */
export const auditPort = (deps: AuditDeps, context: CallerContext): AuditPort => ({
  entries: async ({ size, after, before, ...filter }) => {
    const staff = await requireRight(deps, context, 'audit.see');
    if (!staff.ok) return staff;
    const window = keyWindow(newestFirst, { size, after, before });
    if (!window.ok) return window;
    const named = filter.about === undefined ? undefined : await deps.members.findByAccount(filter.about);
    const aboutId = named?.user.id ?? filter.about;
    const found = await deps.auditLog.page(window.value, { ...filter, about: aboutId });
    const nameOf = await namesOf(
      deps,
      found.list.flatMap(({ actor, about }) => [actor ?? [], about ?? []].flat()),
    );
    return ok(
      keyPage(newestFirst, window.value, found, (line) => ({
        ...line,
        actorName: nameOf(line.actor),
        aboutName: nameOf(line.about),
      })),
    );
  },
  actors: async () => {
    const staff = await requireRight(deps, context, 'audit.see');
    if (!staff.ok) return staff;
    const ids = await deps.auditLog.actors(AUDIT_ACTORS_MAX);
    const nameOf = await namesOf(deps, ids);
    return ok(ids.map((id) => ({ id, name: nameOf(id) })));
  },
});
