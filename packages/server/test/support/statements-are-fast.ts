import { describe, expect, it } from 'vitest';
import type { FreshDatabase } from './both-databases.js';
import { plansOf } from './query-spy.js';
import type { StatementBook } from './statement-book.js';

/** A table, or a whole index of it, that is read from end to end; the rows that a statement brings along are none. */
const SCAN = {
  sqlite: /\bSCAN\b(?! (?:\d+-ROW VALUES|CONSTANT ROW|\d+ CONSTANT ROWS|(?:given|cared)\b))/,
  postgres: /\bSeq Scan\b|\bIndex (?:Only )?Scan\b[^\n]*(?:\n(?! *Index Cond)|$)/,
};

/** A table that is read without an index; what a subquery found, by that name, is no table. */
const TABLE_SCAN = {
  sqlite: /\bSCAN (?!(?:found|cared)\b|\S+ USING (?:COVERING )?INDEX)/,
  postgres: /\bSeq Scan\b/,
};

/** Rows that are sorted by hand. */
const SORT = { sqlite: /\bTEMP B-TREE\b/, postgres: /\bSort\b/ };

/** A page by key, see `pageLimitOf`; what has an offset is none. */
const isByKey = (text: string): boolean => /\blimit cast\(\S+ as bigint\)$/.test(text);

/** Pages of whole tables are read from an index in its order, and what is counted is counted in one. */
const mayReadAnIndex = (text: string): boolean => /\blimit\b|count\(\*\)/.test(text);

/** Counts of whole tables, for operators. */
const countsAll = (text: string): boolean => /count\(\*\)/.test(text) && !/\bwhere\b/.test(text);

/**
 * What the contracts made the repositories do, in the tests of this file before: each of their methods, and each statement
 * with an index to look rows up in, which for a page by key has the order of its list.
 */
export const statementsAreFast = (
  name: string,
  book: StatementBook,
  open: () => Promise<FreshDatabase>,
): void => {
  describe(`what the repositories ask of ${name}`, () => {
    it('was asked for by each of their methods', () => {
      expect(book.uncalled()).toEqual([]);
    });

    it('is looked up by index', async () => {
      const { database, dispose } = await open();
      const plans = await plansOf(database, book.queries.values());
      await dispose();
      expect(plans.length).toBeGreaterThan(200);
      const isSlow = (text: string, plan: string): boolean =>
        !countsAll(text) && (mayReadAnIndex(text) ? TABLE_SCAN : SCAN)[database.kind].test(plan);
      expect(plans.filter(({ sql, plan }) => isSlow(sql, plan))).toEqual([]);
      const byKey = plans.filter(({ sql }) => isByKey(sql));
      expect(byKey.length).toBeGreaterThan(5);
      // No index has the columns of the list in its order, those that it is narrowed by in front.
      expect(byKey.filter(({ plan }) => SORT[database.kind].test(plan))).toEqual([]);
    });
  });
};
