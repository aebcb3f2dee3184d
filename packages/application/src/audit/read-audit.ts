import { ok, type Result } from '@ykd/domain/shared';
import type { AuditEntry, AuditFilter, AuditKey, AuditLog } from '../ports/audit-log.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { InvalidInput } from '../shared/errors.js';
import type { KeyOrder } from '../shared/key-page.js';
import { memberNames } from '../shared/member-names.js';
import {
  logTests,
  orderName,
  peopleFound,
  type ListOrder,
  type PeopleLists,
  type Selection,
} from '../staff-list/index.js';
import { auditList } from './list.js';
import type { AuditView } from './port.js';

export interface ReadAuditDeps extends PeopleLists {
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** The order of the log, to which its cursors are bound. */
export const auditOrder = (order: ListOrder): KeyOrder<AuditView, AuditKey> => ({
  name: orderName(auditList, order),
  kinds: ['number', 'number'],
  keyOf: ({ at, seq }) => [at, seq],
});

/** Which lines a selection reads: a search finds people first, and then their lines. */
export const auditFilter = async (
  deps: PeopleLists,
  { search, tests }: Selection,
): Promise<Result<AuditFilter, InvalidInput>> => {
  const filter: AuditFilter = logTests({ tests });
  if (search === undefined) return ok(filter);
  const people = await peopleFound(deps, search);
  return people.ok ? ok({ ...filter, found: { people: people.value, subjectId: search } }) : people;
};

/** Lines with what those whom they name are called. */
export const namedLines = async (
  deps: Pick<ReadAuditDeps, 'members'>,
  lines: readonly AuditEntry[],
): Promise<readonly AuditView[]> => {
  const nameOf = await memberNames(
    deps,
    lines.flatMap(({ actor, about }) => [actor ?? [], about ?? []].flat()),
  );
  return lines.map((line) => ({ ...line, actorName: nameOf(line.actor), aboutName: nameOf(line.about) }));
};

/** Reads the lines that a filter finds, for pages and exports alike. */
export const readAudit =
  (deps: ReadAuditDeps, filter: AuditFilter, { isDescending }: ListOrder) =>
  async (window: KeyWindow<AuditKey>): Promise<KeyRows<AuditView>> => {
    const { list, hasMore } = await deps.auditLog.page(window, filter, !isDescending);
    return { list: await namedLines(deps, list), hasMore };
  };
