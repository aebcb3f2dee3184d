import { dayIndexOf, dayOfIndex, hasControl, startOfShanghaiDay } from '@ykd/domain/shared';
import type { ColumnKind, ListColumn } from './description.js';

/** How many values `one of` takes. */
export const CONDITION_VALUES_MAX = 50;
/** The longest value of a condition, in UTF-16 code units. */
export const CONDITION_VALUE_MAX = 128;
/** The longest condition as text. */
export const CONDITION_MAX = 4_000;

const ORDERED = ['before', 'after', 'between'] as const;
const EMPTY = ['empty', 'some'] as const;

export type Operator = 'is' | 'of' | 'starts' | (typeof ORDERED)[number] | (typeof EMPTY)[number];

/** How many values an operator takes; `of` takes at least one. */
const TAKES: Readonly<Record<Operator, number | undefined>> = {
  is: 1,
  of: undefined,
  starts: 1,
  before: 1,
  after: 1,
  between: 2,
  empty: 0,
  some: 0,
};

/** What can be asked of each kind of column. */
const OPERATORS: Readonly<Record<ColumnKind, readonly Operator[]>> = {
  text: ['is', 'of', 'starts'],
  choice: ['is', 'of'],
  flag: ['is'],
  number: ['is', ...ORDERED],
  money: ['is', ...ORDERED],
  instant: ['is', ...ORDERED],
};

/** What can be asked of a column. */
export const operatorsOf = ({ kind, isEmptyAtTimes, isExact, isWithin }: ListColumn): readonly Operator[] => {
  if (isWithin === true) return ['is', 'between'];
  const operators = OPERATORS[kind].filter((operator) => isExact !== true || operator !== 'starts');
  return isEmptyAtTimes === true ? [...operators, ...EMPTY] : operators;
};

/** What every condition on a column looks like: its operators, with something behind those that take values. */
export const conditionPattern = (column: ListColumn): RegExp => {
  const operators = operatorsOf(column);
  const bare = operators.filter((operator) => TAKES[operator] === 0);
  const full = operators.filter((operator) => TAKES[operator] !== 0);
  return new RegExp(`^(?:${[`(?:${full.join('|')}):[\\s\\S]+`, ...bare].join('|')})$`);
};

/** What a filter asks of its column. */
export interface Condition {
  readonly operator: Operator;
  readonly values: readonly string[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

/** Whether a text is a day that there is, after the first of 1970. */
const isDay = (text: string): boolean => {
  if (!DAY.test(text) || text < '1970-01-02') return false;
  try {
    return dayOfIndex(dayIndexOf(text)) === text;
  } catch {
    return false;
  }
};

const isValue = (kind: ColumnKind, text: string): boolean => {
  if (text === '' || text.length > CONDITION_VALUE_MAX || hasControl(text) || /\p{Cs}/u.test(text))
    return false;
  if (kind === 'flag') return text === 'true' || text === 'false';
  if (kind === 'number' || kind === 'money') return INTEGER.test(text);
  return kind === 'instant' ? isDay(text) : true;
};

const escaped = (value: string): string => value.replaceAll(/[\\,]/g, String.raw`\$&`);
const unescaped = (value: string): string => value.replaceAll(/\\([\\,])/g, '$1');
/** A value up to the next comma that stands for itself. */
const PARTS = /(?:[^\\,]|\\[\\,])+/g;

/** The one way to write a condition: the operator and, behind a colon, its values, with a comma between them. */
export const writeCondition = ({ operator, values }: Condition): string =>
  values.length === 0 ? operator : `${operator}:${values.map(escaped).join(',')}`;

/** Reads a condition on a column; undefined for what it cannot be asked. */
export const readCondition = (column: ListColumn, text: string): Condition | undefined => {
  if (text.length > CONDITION_MAX) return undefined;
  const [name = '', rest] = text.includes(':')
    ? [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]
    : [text];
  const operator = operatorsOf(column).find((known) => known === name);
  if (operator === undefined) return undefined;
  const parts = rest?.match(PARTS) ?? [];
  // What was left out between the parts is not text of this form.
  if ((rest ?? '') !== parts.join(',') || rest === '') return undefined;
  const said = parts.map(unescaped);
  const values = operator === 'of' ? [...new Set(said)].toSorted() : said;
  const takes = TAKES[operator];
  const fits =
    takes === undefined
      ? values.length > 0 && values.length <= CONDITION_VALUES_MAX
      : values.length === takes;
  if (!fits || !values.every((value) => isValue(column.kind, value))) return undefined;
  // One of one value is that value: there is one way to say it.
  return { operator: operator === 'of' && values.length === 1 ? 'is' : operator, values };
};

/** What a row must be like: the condition in values that are stored. Ranges hold `from` and end before `below`. */
export type Test =
  | { readonly kind: 'in'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'prefix'; readonly text: string }
  | { readonly kind: 'range'; readonly from?: number; readonly below?: number }
  | { readonly kind: 'empty'; readonly isEmpty: boolean };

const startOf = (day: string, later = 0): number => startOfShanghaiDay(dayIndexOf(day) + later);

/** The test of a condition on a column of this kind. */
export const testOf = (kind: ColumnKind, { operator, values }: Condition): Test => {
  const isInstant = kind === 'instant';
  const [first = '', last = first] = values;
  const low = (text: string): number => (isInstant ? startOf(text) : Number(text));
  const beyond = (text: string): number => (isInstant ? startOf(text, 1) : Number(text) + 1);
  switch (operator) {
    case 'empty':
    case 'some':
      return { kind: 'empty', isEmpty: operator === 'empty' };
    case 'starts':
      return { kind: 'prefix', text: first };
    case 'before':
      return { kind: 'range', below: low(first) };
    case 'after':
      return { kind: 'range', from: beyond(first) };
    case 'between':
      return { kind: 'range', from: low(first), below: beyond(last) };
    default:
      break;
  }
  if (isInstant) return { kind: 'range', from: low(first), below: beyond(first) };
  if (kind === 'number' || kind === 'money') return { kind: 'in', values: values.map(Number) };
  return { kind: 'in', values: kind === 'flag' ? values.map((value) => Number(value === 'true')) : values };
};
