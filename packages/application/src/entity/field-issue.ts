import type { AnyField, Fields } from './field.js';

const WRONG_TYPE = '值类型不正确';
/** Control characters and half surrogate pairs; where there may be several lines, line ends too. */
const BAD_LINE = /[\p{Cc}\p{Cs}]/u;
const BAD_LINES = /(?!\n)[\p{Cc}\p{Cs}]/u;

const textIssue = (value: unknown, { lines, min = 0, max = Infinity }: AnyField): string | undefined => {
  if (typeof value !== 'string') return WRONG_TYPE;
  if ((lines ? BAD_LINES : BAD_LINE).test(value)) return '包含不允许的字符';
  if (min > 0 && value.trim() === '') return '不能为空';
  return [...value].length > max ? `最多 ${max} 个字符` : undefined;
};

const integerIssue = (value: unknown, { min = -Infinity, max = Infinity }: AnyField): string | undefined => {
  if (!Number.isSafeInteger(value)) return '必须是整数';
  return Number(value) < min || Number(value) > max ? `必须在 ${min} 到 ${max} 之间` : undefined;
};

/** An object with no other fields than these, all of which fit, and at least those that are not optional. */
const fitsObject = (value: unknown, fields: Fields): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(fields).every(([name, { optional }]) => optional || Object.hasOwn(value, name)) &&
  Object.entries(value).every(([name, part]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && fieldIssue(field, part) === undefined;
  });

const fits = (field: AnyField, value: unknown): boolean => {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'object':
      return fitsObject(value, field.fields);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length <= (field.max ?? Infinity) &&
        value.every((entry) => fieldIssue(field.item, entry) === undefined)
      );
    default:
      return false;
  }
};

/** Why a value cannot be stored in a field, in Chinese; undefined when it can. */
export const fieldIssue = (field: AnyField, value: unknown): string | undefined => {
  if (value === null && field.nullable) return undefined;
  switch (field.kind) {
    case 'text':
      return textIssue(value, field);
    case 'oneOf':
      return field.values.some((known) => known === value) ? undefined : '取值不正确';
    case 'integer':
    case 'count':
    case 'instant':
      return integerIssue(value, field);
    default:
      return fits(field, value) ? undefined : '格式不正确';
  }
};
