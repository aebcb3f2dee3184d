import { hasRight } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { AUDIT_ACTS, AUDIT_SOURCES, AUDIT_SUBJECTS } from '../entities/audit-entry.js';
import { batchesByKey, type ExportCell, type ExportColumn, type ExportSource } from './prepare.js';
import type { AuditEntry, AuditFilter, AuditKey, AuditLog } from '../ports/audit-log.js';

const COLUMNS: readonly ExportColumn[] = [
  { title: '序号', kind: 'number' },
  { title: '时间', kind: 'instant' },
  { title: '员工编号', kind: 'text' },
  { title: '来源', kind: 'text' },
  { title: '操作', kind: 'text' },
  { title: '对象种类', kind: 'text' },
  { title: '对象编号', kind: 'text' },
  { title: '会员编号', kind: 'text' },
  { title: '改之前', kind: 'text' },
  { title: '改之后', kind: 'text' },
  { title: '原因', kind: 'text' },
  { title: '批次', kind: 'text' },
];

const cellsOf = (line: AuditEntry): readonly ExportCell[] => [
  line.seq,
  line.at,
  line.actor,
  line.source,
  line.act,
  line.subjectKind,
  line.subjectId,
  line.about,
  JSON.stringify(line.before),
  JSON.stringify(line.after),
  line.reason,
  line.batch,
];

/** What of a filter may be one of a few values. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  act: AUDIT_ACTS,
  subjectKind: AUDIT_SUBJECTS,
  source: AUDIT_SOURCES,
};
/** What it is narrowed by, with the words for that. */
const WORDS: Readonly<Record<string, string>> = {
  actor: '员工编号',
  act: '操作',
  subjectKind: '对象种类',
  subjectId: '对象编号',
  about: '会员编号',
  batch: '批次',
  source: '来源',
  from: '从',
  to: '到',
};
const INSTANTS: ReadonlySet<string> = new Set(['from', 'to']);

const isSaid = (key: string, text: string): boolean =>
  Object.hasOwn(WORDS, key) &&
  (INSTANTS.has(key) ? /^\d{1,15}$/.test(text) : (VALUES[key]?.includes(text) ?? true));

/** The audit log as it is exported. */
export const auditExport: ExportSource<{ readonly auditLog: AuditLog }> = {
  title: '操作记录',
  prepare: ({ auditLog }, { staff }, state) => {
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
      conditions: said.map(([key, text]) => `${WORDS[key]}「${text}」`).join('；'),
      batches: () =>
        batchesByKey<AuditEntry, AuditKey>(
          (window) => auditLog.page(window, filter),
          ({ at, seq }) => [at, seq],
          cellsOf,
        ),
    });
  },
};
