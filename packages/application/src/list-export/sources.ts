import { auditExport } from './audit-source.js';
import type { AuditLog } from '../ports/audit-log.js';
import type { SecurityLog } from '../ports/security-log.js';
import { securityExport } from './security-source.js';
import { lineOf } from '../student/line.js';
import { studentList, type StudentList } from '../student/list.js';
import type { ListedStudent, Students } from '../student/students.js';
import type { ExportSource } from './prepare.js';
import type { ExportName } from '../ports/export-runs.js';
import { staffSource } from './staff-source.js';

/** What is exported. */
export interface ExportedDeps {
  readonly students: Students;
  readonly securityLog: SecurityLog;
  readonly auditLog: AuditLog;
}

/** Every list that can be exported. */
export const EXPORT_SOURCES: { readonly [N in ExportName]: ExportSource<ExportedDeps> } = {
  students: staffSource<StudentList, ListedStudent, ExportedDeps>(
    '学员',
    studentList,
    ({ students }) => students,
    (row, columns) => ({ ...lineOf(row, columns) }),
  ),
  security: securityExport,
  audit: auditExport,
};
