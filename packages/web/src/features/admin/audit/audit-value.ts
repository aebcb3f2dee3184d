import { formatAmount, isOrderStatus, ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { common } from '../../../messages/zh-CN/common';
import { admin } from '../messages/zh-CN/admin';
import { audit } from '../messages/zh-CN/audit';
import { exporting } from '../messages/zh-CN/exports';
import { people } from '../messages/zh-CN/people';
import { student } from '../messages/zh-CN/student';
import { viewing } from '../messages/zh-CN/views';

/** Fields that are cents. */
const CENTS = /^(amount|.*Amount)$/;
/** Fields that are instants, epoch ms. */
const INSTANT = /(At|gmtCreated|gmtModified)$/;

type Words = Readonly<Record<string, string>>;

/** What is called how now, by its id. */
export type Names = Words;

const WORDS: Words = { ...admin.roles, ...admin.grants };

/** Words that mean something in one field only. */
const FIELD_WORDS: Readonly<Record<string, Words>> = {
  format: exporting.formats,
  list: exporting.lists,
  scope: viewing.groups,
  state: exporting.states,
};

const NO_NAMES: Names = {};

const ownOf = (words: Words | undefined, key: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;

const wordOf = (name: string, text: string, names: Names): string =>
  isOrderStatus(text)
    ? ORDER_STATUS_TITLES[text]
    : (ownOf(FIELD_WORDS[name], text) ?? ownOf(WORDS, text) ?? ownOf(names, text) ?? text);

/** In what way somebody looks after a student, where the field is called after him. */
const careWords = (value: unknown): string | undefined => {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  return typeof kind === 'string' ? ownOf(student.profile.careKinds, kind) : undefined;
};

/** What a field is called; one that is called after somebody, by his name. */
export const fieldTitle = (name: string, names = NO_NAMES): string =>
  ownOf(audit.fields, name) ?? ownOf(names, name) ?? name;

/** The value of a field of the audit log, to be read. */
export const shownValue = (name: string, value: unknown, names = NO_NAMES): string => {
  if (name === 'parentId' && value === null) return people.department.top;
  if (value === null || value === undefined || value === '') return audit.empty;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (typeof value === 'number') {
    if (CENTS.test(name)) return common.price(formatAmount(value));
    return INSTANT.test(name) ? shanghaiMinute(value) : String(value);
  }
  if (typeof value === 'string') return wordOf(name, value, names);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length === 0 ? audit.empty : value.map((one) => wordOf(name, one, names)).join('、');
  }
  return careWords(value) ?? JSON.stringify(value);
};

/** A field that changed; what is undefined was not there. */
export interface FieldChange {
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What changed, field by field, those first that have a title. */
export const fieldChanges = (line: {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}): readonly FieldChange[] => {
  const names = [...new Set([...Object.keys(line.before), ...Object.keys(line.after)])];
  const rank = (name: string): number => Number(!Object.hasOwn(audit.fields, name));
  return names
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((name) => ({ name, before: line.before[name], after: line.after[name] }));
};
