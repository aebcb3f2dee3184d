export * from './port.js';
export { auditList, type AuditList } from './list.js';
export { AUDIT_ROOT, chained } from './chain.js';
export { auditChange, auditLine, BY_OPERATOR, byStaff, type AuditBy } from './draft.js';
export { AUDIT_LINES_AT_A_TIME, verifyAudit, type AuditFlaw, type AuditVerdict } from './verify-audit.js';
