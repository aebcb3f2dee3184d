import { join } from 'node:path';
import { constants, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/persistence/index.js';
import type { StatementBook } from './statement-book.js';
import { tempFolder } from './temp-folder.js';

/**
 * What the contracts made the repositories read of SQLite, in the tests of this file before. SQLite plans a statement anew at
 * each run when its plan depends on a value: of a limit, or of what a partial index is about. That costs more than to run it.
 */
export const statementsArePlannedOnce = (book: StatementBook): void => {
  describe('what the repositories read of SQLite', () => {
    it('is planned once, however often it is run', async () => {
      const folder = tempFolder();
      const migrated = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
      await migrated.close();
      const database = new DatabaseSync(join(folder.path, 'ykd.sqlite'));
      // Who is asked for leave whenever a statement is planned, and never when it is run.
      let planned = 0;
      database.setAuthorizer(() => {
        planned += 1;
        return constants.SQLITE_OK;
      });
      const reads = [...book.queries.values()].filter(({ sql }) => sql.startsWith('select '));
      const again = reads.filter(({ sql, parameters }) => {
        const statement = database.prepare(sql);
        const run = (): unknown => statement.all(...(parameters as readonly SQLInputValue[]));
        run();
        planned = 0;
        run();
        return planned > 0;
      });
      database.close();
      folder.remove();
      expect(reads.length).toBeGreaterThan(100);
      expect(again.map(({ sql }) => sql)).toEqual([]);
    });
  });
};
