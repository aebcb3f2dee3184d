export * from './port.js';
export { AUDIT_ROOT, chained } from './chain.js';
export { auditChange, auditLine, BY_OPERATOR, type AuditBy } from './draft.js';
export { AUDIT_LINES_AT_A_TIME, verifyAudit, type AuditFlaw, type AuditVerdict } from './verify-audit.js';
export { fieldChanges, fieldTitle, shownValue, type FieldChange, type FieldNames } from './field-words.js';
export {
  AUDIT_ACT_TITLES,
  AUDIT_ACTOR_TITLES,
  AUDIT_FIELD_TITLES,
  AUDIT_SOURCE_TITLES,
  AUDIT_SUBJECT_TITLES,
} from './words.js';
