import * as z from 'zod/mini';
import { MESSAGES } from './messages.js';

/** No control characters (NUL among them) and no half surrogate pairs, which no database stores as text. */
const SINGLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** The same, with line breaks. */
const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** One line of text of at most `max` UTF-16 code units. */
export const text = (max: number, { multiLine = false }: { readonly multiLine?: boolean } = {}) =>
  z.string().check(z.maxLength(max), z.regex(multiLine ? MULTI_LINE : SINGLE_LINE, MESSAGES.badCharacters));

/** Identifiers of members, orders, products and courses. */
export const identifier = text(64);

/** A number that counts: a non-negative safe integer. */
export const count = z.int().check(z.minimum(0));

/** Epoch milliseconds. */
export const instant = count;

/** A number in a query string: 1 to 9 digits and nothing else. */
export const queryCount = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, MESSAGES.digitsOnly)),
  z.transform(Number),
);
