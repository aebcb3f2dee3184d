import type { IssueList } from '../shared/issue-list.js';
import type { EntityValues } from './port.js';

/** Why a value cannot be stored in a field, in Chinese; undefined when it can. */
export type FieldRule = (value: unknown) => string | undefined;

/** The fields of a class that can be written, with their rules. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** An id is not written, it says which object is meant. */
const ID = 'id';

/** The id that an object names; undefined for a new one. */
export const idOf = (values: EntityValues): unknown => (Object.hasOwn(values, ID) ? values[ID] : undefined);

/** Adds an issue for each field that cannot be written, or not with this value. */
export const checkValues = (rules: FieldRules, values: EntityValues, issues: IssueList): void => {
  const id = idOf(values);
  if (id !== undefined && typeof id !== 'string') issues.add(ID, () => 'id 的值类型不正确');
  for (const [field, value] of Object.entries(values)) {
    if (field === ID) continue;
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    if (rule === undefined) {
      issues.add(field, (shown) => `不支持修改 ${shown}`);
      continue;
    }
    const message = rule(value);
    if (message !== undefined) issues.add(field, () => message);
  }
};
