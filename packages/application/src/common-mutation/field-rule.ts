import type { Entity } from '../entity/entity.js';
import { fieldIssue } from '../entity/field-issue.js';
import type { FieldRule, FieldRules } from './check-values.js';

/** The rules of the fields that may be saved. */
export const savableRules = ({ fields, saves = [] }: Pick<Entity, 'fields' | 'saves'>): FieldRules => {
  const rules: Record<string, FieldRule> = {};
  for (const name of saves) {
    const field = fields[name];
    if (field !== undefined) rules[name] = (value) => fieldIssue(field, value);
  }
  return rules;
};
