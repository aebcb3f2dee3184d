import type { AuditEntry, AuditFilter, AuditKey, AuditLog } from '../ports/audit-log.js';

/** Lines read at once. */
const LINES = 500;

/** All lines of an act. */
export const linesOfAct = async (
  auditLog: Pick<AuditLog, 'page'>,
  filter: AuditFilter,
): Promise<readonly AuditEntry[]> => {
  const lines: AuditEntry[] = [];
  let key: AuditKey | undefined;
  for (;;) {
    const from = key && { key, isBackwards: false };
    const { list, hasMore } = await auditLog.page({ limit: LINES, ...(from && { from }) }, filter);
    lines.push(...list);
    const last = list.at(-1);
    if (!hasMore || last === undefined) return lines;
    key = [last.at, last.seq];
  }
};
