import type { DayWindow } from '@ykd/domain/campaign';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { MESSAGES } from './messages.js';

/** No control characters (NUL among them) and no half surrogate pairs, which no database stores as text. */
const SINGLE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** The same, with line breaks. */
const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** One line of text of at most `max` Unicode code points. */
export const text = (max: number, { multiLine = false }: { readonly multiLine?: boolean } = {}) =>
  z.string().check(z.maxLength(max), z.regex(multiLine ? MULTI_LINE : SINGLE_LINE, MESSAGES.badCharacters));

/** Identifiers of members, orders, products and courses. */
export const identifier = text(IDENTIFIER_MAX);

/** At most so many of them in a query string, as `a,b`. */
export const identifiers = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max * (IDENTIFIER_MAX + 1))),
    z.pipe(
      z.transform((said: string): readonly string[] => said.split(',')),
      z.array(identifier).check(z.maxLength(max)),
    ),
  );

const natural = () => z.int().check(z.minimum(0));

/** A number that counts: a non-negative safe integer. */
export const count = natural();

/** Epoch milliseconds. */
export const instant = natural();

/** The first and the last day of something, Shanghai days as `YYYY-MM-DD`. */
export const dayWindow: z.core.$ZodType<DayWindow> = z.object({ firstDay: z.string(), lastDay: z.string() });

/** What a number in a query string, or in the path of a page, consists of: 1 to 9 digits and nothing else. */
export const QUERY_COUNT = /^\d{1,9}$/;

/** A number in a query string. */
export const queryCount = z.pipe(
  z.string().check(z.regex(QUERY_COUNT, MESSAGES.digitsOnly)),
  z.transform(Number),
);

/** A yes or no in a query string. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((flag) => flag === 'true'),
);
