import type { AuditView } from '@ykd/application/audit';

/** A line of the audit log as a row of a table. */
export type AuditLine = AuditView & { readonly id: string };

/** A row: a line, and how many of the lines that follow each other on the page belong to the same batch. */
export type AuditRow = AuditLine & { readonly count: number };

/** Lines of one act on several things that follow each other are one row, the newest one's; a leaving is none of its students'. */
export const folded = (lines: readonly AuditLine[]): readonly AuditRow[] => {
  const rows: AuditRow[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.batch !== null && last?.batch === line.batch && last.act === line.act) {
      rows[rows.length - 1] = { ...last, count: last.count + 1 };
    } else rows.push({ ...line, count: 1 });
  }
  return rows;
};
