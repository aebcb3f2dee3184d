export {
  changeWords,
  changesWords,
  fieldChanges,
  fieldsWords,
  fieldTitle,
  namedByFields,
  shownValue,
  type FieldChange,
  type FieldNames,
} from './field-words.js';
export { memberOfSubject } from '../security/subject.js';
export { securityDetail, securitySubject } from './security-words.js';
export {
  AUDIT_ACT_TITLES,
  AUDIT_ACTOR_TITLES,
  AUDIT_FIELD_TITLES,
  AUDIT_SOURCE_TITLES,
  AUDIT_SUBJECT_TITLES,
} from '../audit/titles.js';
