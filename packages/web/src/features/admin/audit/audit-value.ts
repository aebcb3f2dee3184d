import { formatAmount, isOrderStatus, ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { common } from '../../../messages/zh-CN/common';
import { admin } from '../messages/zh-CN/admin';
import { audit } from '../messages/zh-CN/audit';

/** Fields that are cents. */
const CENTS = /^(amount|.*Amount)$/;
/** Fields that are instants, epoch ms. */
const INSTANT = /(At|gmtCreated|gmtModified)$/;

const WORDS: Readonly<Record<string, string>> = { ...admin.roles, ...admin.grants };

const wordOf = (text: string): string => {
  if (isOrderStatus(text)) return ORDER_STATUS_TITLES[text];
  return Object.hasOwn(WORDS, text) ? (WORDS[text] ?? text) : text;
};

/** What a field is called. */
export const fieldTitle = (name: string): string =>
  Object.hasOwn(audit.fields, name) ? (audit.fields[name] ?? name) : name;

/** The value of a field of the audit log, to be read. */
export const shownValue = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return audit.empty;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (typeof value === 'number') {
    if (CENTS.test(name)) return common.price(formatAmount(value));
    return INSTANT.test(name) ? shanghaiMinute(value) : String(value);
  }
  if (typeof value === 'string') return wordOf(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length === 0 ? audit.empty : value.map(wordOf).join('、');
  }
  return JSON.stringify(value);
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
