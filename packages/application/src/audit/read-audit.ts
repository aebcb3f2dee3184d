import type { AuditFilter, AuditKey, AuditLog } from '../ports/audit-log.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { memberName } from '../shared/member-name.js';
import type { AuditView } from './port.js';

export interface ReadAuditDeps {
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly members: Pick<MemberRepository, 'findByAccount' | 'findByIds'>;
}

/** What these members are called. */
export const namesOf = async (
  { members }: Pick<ReadAuditDeps, 'members'>,
  ids: readonly string[],
): Promise<(id: string | null) => string | null> => {
  const known = await members.findByIds([...new Set(ids)]);
  const names = new Map(known.map((user) => [user.id, memberName(user)]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
};

/**
 * Reads the lines that a filter finds, for pages and exports alike, with what those whom they name are called. `about` may
 * be a username or a mobile as well.
 */
export const readAudit = async (
  deps: ReadAuditDeps,
  filter: AuditFilter,
): Promise<(window: KeyWindow<AuditKey>) => Promise<KeyRows<AuditView>>> => {
  const named = filter.about === undefined ? undefined : await deps.members.findByAccount(filter.about);
  const asked = { ...filter, about: named?.user.id ?? filter.about };
  return async (window) => {
    const { list, hasMore } = await deps.auditLog.page(window, asked);
    const nameOf = await namesOf(
      deps,
      list.flatMap(({ actor, about }) => [actor ?? [], about ?? []].flat()),
    );
    const lines = list.map((line) => ({
      ...line,
      actorName: nameOf(line.actor),
      aboutName: nameOf(line.about),
    }));
    return { list: lines, hasMore };
  };
};
