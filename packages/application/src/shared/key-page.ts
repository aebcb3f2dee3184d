import { err, hasControl, ok, type Result } from '@ykd/domain/shared';
import type { Key, KeyRows, KeyWindow } from '../ports/key-window.js';
import type { InvalidInput } from './errors.js';

/** A page of a list that is walked through from row to row: nothing is counted, and what comes or goes elsewhere moves no row. */
export interface KeyPage<T> {
  readonly list: readonly T[];
  /** What to ask for with `before`, and with `after`; null where the list ends. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Which page is wanted: the one right behind `after`, else the one right before `before`, else the first. */
export interface KeyPageInput {
  readonly size: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** A value of a type that is both may be either, as one order has it. */
type KindOf<V> = V extends number ? 'number' : 'string';

/** An order of a list. */
export interface KeyOrder<Row, K extends Key> {
  /** Tells its cursors from those of other lists and orders. */
  readonly name: string;
  /** What each value of a key is; numbers are safe integers, texts have at most {@link KEY_TEXT_MAX} UTF-16 code units. */
  readonly kinds: { readonly [I in keyof K]: KindOf<K[I]> };
  readonly keyOf: (row: Row) => K;
}

const KEY_TEXT_MAX = 128;

/** The longest cursor, in characters; they are letters, digits, `_` and `-`. */
export const CURSOR_MAX = 2_000;

const ESCAPED = /_([\da-f]{2})|-([\da-f]{4})/g;

const escaped = (unit: string): string => {
  const code = unit.charCodeAt(0).toString(16);
  return code.length > 2 ? `-${code.padStart(4, '0')}` : `_${code.padStart(2, '0')}`;
};

const cursorOf = (name: string, key: Key): string =>
  JSON.stringify([name, ...key]).replaceAll(/[^\dA-Za-z]/g, escaped);

const valuesOf = (cursor: string): unknown => {
  const text = cursor.replaceAll(ESCAPED, (_, short: string | undefined, long: string) =>
    String.fromCharCode(Number.parseInt(short ?? long, 16)),
  );
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isOfKind = (value: unknown, kind: unknown): boolean =>
  kind === 'number'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && value.length <= KEY_TEXT_MAX && !hasControl(value);

/** The key of a cursor, if it is one of this order just as it was given out. */
const keyOfCursor = <K extends Key>({ name, kinds }: KeyOrder<never, K>, cursor: string): K | undefined => {
  const values = cursor.length > CURSOR_MAX ? undefined : valuesOf(cursor);
  if (!Array.isArray(values) || values.length !== kinds.length + 1) return undefined;
  const key = values.slice(1);
  const isKey = (list: readonly unknown[]): list is K =>
    list.every((value, at) => isOfKind(value, kinds[at]));
  return isKey(key) && cursorOf(name, key) === cursor ? key : undefined;
};

/** Which rows a page consists of; a cursor that is damaged, or not of this list and order, is `invalid-input`. */
export const keyWindow = <K extends Key>(
  order: KeyOrder<never, K>,
  { size, after, before }: KeyPageInput,
): Result<KeyWindow<K>, InvalidInput> => {
  const cursor = after ?? before;
  if (cursor === undefined) return ok({ limit: size });
  const key = keyOfCursor(order, cursor);
  if (key !== undefined) return ok({ limit: size, from: { key, isBackwards: after === undefined } });
  const field = after === undefined ? 'before' : 'after';
  return err({ kind: 'invalid-input', issues: [{ field, message: '翻页的位置不正确，请从第一页重新看起' }] });
};

/** The page out of the rows that were found for a window. */
export const keyPage = <Row, K extends Key, Shown>(
  { name, keyOf }: KeyOrder<Row, K>,
  { from }: KeyWindow<K>,
  { list, hasMore }: KeyRows<Row>,
  show: (row: Row) => Shown,
): KeyPage<Shown> => {
  const [first, last] = [list.at(0), list.at(-1)];
  const cursor = (row: Row | undefined, isThere: boolean): string | null =>
    isThere && row !== undefined ? cursorOf(name, keyOf(row)) : null;
  // On the side that the reader came from there was a row at least.
  return {
    list: list.map(show),
    previous: cursor(first, from !== undefined && (hasMore || !from.isBackwards)),
    next: cursor(last, hasMore || from?.isBackwards === true),
  };
};
