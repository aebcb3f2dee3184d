import { ok } from '@ykd/domain/shared';
import { changesWords, fieldsWords, namedByFields, type FieldNames } from '../audit-words/field-words.js';
import { auditList, type AuditList } from '../audit/list.js';
import type { AuditView } from '../audit/port.js';
import { auditFilter, auditOrder, readAudit, type ReadAuditDeps } from '../audit/read-audit.js';
import { AUDIT_ACTOR_TITLES } from '../audit/titles.js';
import { departmentWords } from '../department/words.js';
import type { AuditKey } from '../ports/audit-log.js';
import type { Departments } from '../ports/people.js';
import { memberNames } from '../shared/member-names.js';
import type { ColumnKey } from '../staff-list/index.js';
import { namedMembers } from './named-members.js';
import { staffSource } from './staff-source.js';

interface AuditExportDeps extends ReadAuditDeps {
  readonly departments: Departments;
}

/** A line, and what those are called whom its fields name. */
interface NamedLine {
  readonly line: AuditView;
  readonly names: FieldNames;
}

/** The names of departments, and of people whom the fields of lines tell of: the logs keep ids, which stay. */
const withNames = async (
  deps: AuditExportDeps,
  departments: FieldNames,
  lines: readonly AuditView[],
): Promise<readonly NamedLine[]> => {
  const ids = namedByFields(lines);
  const nameOf = await memberNames(deps, ids);
  const people = Object.fromEntries(
    ids.flatMap((id) => {
      const name = nameOf(id);
      return name === null ? [] : [[id, name]];
    }),
  );
  const names = { ...departments, ...people };
  return lines.map((line) => ({ line, names }));
};

const departmentNames = async ({ departments }: AuditExportDeps): Promise<FieldNames> => {
  const all = (await departments.all()).departments;
  return Object.fromEntries(all.map(({ id }) => [id, departmentWords(all, id)]));
};

const lineOf = ({ line, names }: NamedLine): Readonly<Record<ColumnKey<AuditList>, unknown>> => ({
  at: line.at,
  actor: line.actorName ?? line.actor ?? AUDIT_ACTOR_TITLES[line.actorKind],
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
export const auditExport = staffSource<AuditList, NamedLine, AuditKey, AuditExportDeps>({
  list: auditList,
  readerOf: async (deps, selection, order) => {
    const filter = await auditFilter(deps, selection);
    if (!filter.ok) return filter;
    const read = readAudit(deps, filter.value, order);
    const { keyOf } = auditOrder(order);
    const departments = await departmentNames(deps);
    return ok({
      read: async (window) => {
        const { list, hasMore } = await read(window);
        return { list: await withNames(deps, departments, list), hasMore };
      },
      keyOf: ({ line }) => keyOf(line),
    });
  },
  lineOf,
  namesOf: namedMembers,
});
