import { hasRight } from '@ykd/domain/access';
import { err, ok, shanghaiMinute } from '@ykd/domain/shared';
import { fieldsWords } from '../audit-words/field-words.js';
import type { AuditView } from '../audit/port.js';
import { namesOf, readAudit, type ReadAuditDeps } from '../audit/read-audit.js';
import {
  AUDIT_ACT_TITLES,
  AUDIT_ACTOR_TITLES,
  AUDIT_SOURCE_TITLES,
  AUDIT_SUBJECT_TITLES,
} from '../audit-words/titles.js';
import type { AuditFields } from '../entities/audit-entry.js';
import type { AuditFilter, AuditKey } from '../ports/audit-log.js';
import type { ListState } from '../staff-list/index.js';
import { batchesByKey, type ExportCell, type ExportColumn, type ExportSource } from './prepare.js';

const COLUMNS: readonly ExportColumn[] = [
  { title: '序号', kind: 'number' },
  { title: '时间', kind: 'instant' },
  { title: '员工', kind: 'text' },
  { title: '员工编号', kind: 'text' },
  { title: '来源', kind: 'text' },
  { title: '操作', kind: 'text' },
  { title: '对象', kind: 'text' },
  { title: '对象编号', kind: 'text' },
  { title: '关于', kind: 'text' },
  { title: '会员编号', kind: 'text' },
  { title: '改之前', kind: 'text' },
  { title: '改之后', kind: 'text' },
  { title: '原因', kind: 'text' },
  { title: '批次', kind: 'text' },
];

type NameOf = (id: string | null) => string | null;

const cellsOf = (line: AuditView, nameOf: NameOf): readonly ExportCell[] => [
  line.seq,
  line.at,
  line.actorName ?? (line.actor === null ? AUDIT_ACTOR_TITLES[line.actorKind] : null),
  line.actor,
  AUDIT_SOURCE_TITLES[line.source],
  AUDIT_ACT_TITLES[line.act],
  AUDIT_SUBJECT_TITLES[line.subjectKind],
  line.subjectId,
  line.aboutName,
  line.about,
  fieldsWords(line.before, nameOf),
  fieldsWords(line.after, nameOf),
  line.reason,
  line.batch,
];

/** Whom a line names beside those whom it is by and about: who looks after a student stands there by id. */
const namedIn = ({ act, before, after }: AuditView): readonly string[] =>
  act === 'students.assign' || act === 'students.assign.undo'
    ? [before, after].flatMap((fields: AuditFields) => Object.keys(fields))
    : [];

/** What it is narrowed by, with the words for that, and those for the values that it may have. */
const SAID: Readonly<
  Record<string, { readonly title: string; readonly values?: Readonly<Record<string, string>> }>
> = {
  actor: { title: '员工' },
  act: { title: '操作', values: AUDIT_ACT_TITLES },
  subjectKind: { title: '对象', values: AUDIT_SUBJECT_TITLES },
  subjectId: { title: '对象编号' },
  about: { title: '关于' },
  batch: { title: '批次' },
  source: { title: '来源', values: AUDIT_SOURCE_TITLES },
  from: { title: '从' },
  to: { title: '到' },
};
const INSTANTS: ReadonlySet<string> = new Set(['from', 'to']);

const isSaid = (key: string, text: string): boolean => {
  const said = Object.hasOwn(SAID, key) ? SAID[key] : undefined;
  if (said === undefined) return false;
  if (INSTANTS.has(key)) return /^\d{1,15}$/.test(text);
  return said.values === undefined || Object.hasOwn(said.values, text);
};

const conditionsOf = async (deps: Pick<ReadAuditDeps, 'members'>, state: ListState): Promise<string> => {
  const { actor, about } = state;
  const nameOf = await namesOf(
    deps,
    [actor, about].filter((id) => id !== undefined),
  );
  const wordOf = (key: string, text: string): string => {
    if (INSTANTS.has(key)) return shanghaiMinute(Number(text));
    if (key === 'actor' || key === 'about') return nameOf(text) ?? text;
    return SAID[key]?.values?.[text] ?? text;
  };
  return Object.entries(state)
    .map(([key, text]) => `${SAID[key]?.title}「${wordOf(key, text)}」`)
    .join('；');
};

/** The audit log as it is exported: the lines of its page, in the words in which they are read. */
export const auditExport: ExportSource<ReadAuditDeps> = {
  prepare: (deps, { staff }, state) => {
    if (!hasRight(staff, 'audit.see')) return err({ kind: 'forbidden' });
    const said = Object.entries(state);
    const wrong = said.find(([key, text]) => !isSaid(key, text));
    if (wrong !== undefined) {
      return err({ kind: 'invalid-input', issues: [{ field: wrong[0], message: '没有这一项筛选' }] });
    }
    const filter = Object.fromEntries(
      said.map(([key, text]) => [key, INSTANTS.has(key) ? Number(text) : text]),
    ) as AuditFilter;
    return ok({
      columns: COLUMNS,
      conditions: () => conditionsOf(deps, state),
      batches: async function* () {
        const read = await readAudit(deps, filter);
        const named = async (...of: Parameters<typeof read>) => {
          const { list, hasMore } = await read(...of);
          const nameOf = await namesOf(deps, list.flatMap(namedIn));
          return { list: list.map((line) => ({ line, nameOf })), hasMore };
        };
        yield* batchesByKey<Awaited<ReturnType<typeof named>>['list'][number], AuditKey>(
          named,
          ({ line: { at, seq } }) => [at, seq],
          ({ line, nameOf }) => cellsOf(line, nameOf),
        );
      },
    });
  },
};
