export {
  fieldChanges,
  fieldTitle,
  namedByFields,
  shownValue,
  type FieldChange,
  type FieldNames,
} from './field-words.js';
export { memberOfSubject, securityDetail, securitySubject } from './security-words.js';
export {
  AUDIT_ACT_TITLES,
  AUDIT_ACTOR_TITLES,
  AUDIT_FIELD_TITLES,
  AUDIT_SOURCE_TITLES,
  AUDIT_SUBJECT_TITLES,
} from './titles.js';
