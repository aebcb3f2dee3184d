import { fieldIssue } from '../entity/field-issue.js';
import type { AnyField } from '../entity/field.js';

/** Told of each thing that is wrong: where, as a program would reach it (`skuAttrs[0].values[1].amount`), and what. */
export type Tell = (path: string, message: string) => void;

/** The fields of an object, each by its path; undefined for what is none. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

/** Tells all that keeps a value from being stored in a field, down to the innermost one. */
export const tellValueIssues = (field: AnyField, value: unknown, path: string, tell: Tell): void => {
  if (value === null && field.nullable) return;
  if (field.kind === 'list') {
    if (!Array.isArray(value)) tell(path, '应为列表（[…]）');
    else if (value.length > (field.max ?? Infinity)) tell(path, `最多 ${field.max} 项`);
    else value.forEach((item, at) => tellValueIssues(field.item, item, `${path}[${at}]`, tell));
    return;
  }
  if (field.kind !== 'object') {
    const message = fieldIssue(field, value);
    if (message !== undefined) tell(path, message);
    return;
  }
  const values = fieldsIn(value);
  if (values === undefined) {
    tell(path, '应为对象（{…}）');
    return;
  }
  for (const [name, inner] of Object.entries(field.fields)) {
    if (!inner.optional && !Object.hasOwn(values, name)) tell(`${path}.${name}`, '必须填写');
  }
  for (const [name, part] of Object.entries(values)) {
    const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
    if (inner === undefined) tell(`${path}.${name}`, '没有这个字段');
    else tellValueIssues(inner, part, `${path}.${name}`, tell);
  }
};
