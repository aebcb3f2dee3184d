import { ok } from '@ykd/domain/shared';
import { changesWords, fieldsWords, namedByFields, type FieldNames } from '../audit-words/field-words.js';
import { auditList, type AuditList } from '../audit/list.js';
import type { AuditView } from '../audit/port.js';
import { auditFilter, auditOrder, readAudit, type ReadAuditDeps } from '../audit/read-audit.js';
import { AUDIT_ACTOR_TITLES } from '../audit/titles.js';
import type { AuditKey } from '../ports/audit-log.js';
import { memberNames } from '../shared/member-names.js';
import type { ColumnKey } from '../staff-list/index.js';
import { namedMembers } from './named-members.js';
import { staffSource } from './staff-source.js';

/** A line, and what those are called whom its fields name. */
interface NamedLine {
  readonly line: AuditView;
  readonly names: FieldNames;
}

/** The names of people whom the fields of lines tell of: the logs keep ids, which stay. */
const withNames = async (deps: ReadAuditDeps, lines: readonly AuditView[]): Promise<readonly NamedLine[]> => {
  const ids = namedByFields(lines);
  const nameOf = await memberNames(deps, ids);
  const names = Object.fromEntries(
    ids.flatMap((id) => {
      const name = nameOf(id);
      return name === null ? [] : [[id, name]];
    }),
  );
  return lines.map((line) => ({ line, names }));
};

const lineOf = ({ line, names }: NamedLine): Readonly<Record<ColumnKey<AuditList>, unknown>> => ({
  at: line.at,
  actor: line.actorName ?? (line.actor === null ? AUDIT_ACTOR_TITLES[line.actorKind] : null),
  act: line.act,
  subjectKind: line.subjectKind,
  about: line.aboutName,
  change: changesWords(line, names),
  reason: line.reason,
  source: line.source,
  before: fieldsWords(line.before, names),
  after: fieldsWords(line.after, names),
  subjectId: line.subjectId,
  batch: line.batch,
  actorId: line.actor,
  aboutId: line.about,
  seq: line.seq,
});

/** The audit log as it is exported: the lines of its page, in the words in which they are read. */
export const auditExport = staffSource<AuditList, NamedLine, AuditKey, ReadAuditDeps>({
  list: auditList,
  readerOf: async (deps, selection, order) => {
    const filter = await auditFilter(deps, selection);
    if (!filter.ok) return filter;
    const read = readAudit(deps, filter.value, order);
    const { keyOf } = auditOrder(order);
    return ok({
      read: async (window) => {
        const { list, hasMore } = await read(window);
        return { list: await withNames(deps, list), hasMore };
      },
      keyOf: ({ line }) => keyOf(line),
    });
  },
  lineOf,
  namesOf: namedMembers,
});
