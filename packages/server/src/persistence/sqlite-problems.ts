import type { DatabaseSync } from 'node:sqlite';
import { isDamage } from './sqlite-errors.js';

/** `quick`: the pages and their order; `full`: that every index has its rows, and every reference its row, too. */
export type CheckDepth = 'quick' | 'full';

/** So many problems are named at the most. */
const NAMED_MAX = 20;

/** What is damaged in an SQLite database, a line each; nothing when it is whole. */
export const sqliteProblems = (database: DatabaseSync, depth: CheckDepth): readonly string[] => {
  try {
    const pragma = depth === 'quick' ? 'quick_check' : 'integrity_check';
    const lines = database
      .prepare(`pragma ${pragma}(${NAMED_MAX})`)
      .all()
      .flatMap((row) => Object.values(row).map(String))
      .filter((line) => line !== 'ok');
    if (depth === 'quick' || lines.length > 0) return lines;
    return database
      .prepare('pragma foreign_key_check')
      .all()
      .slice(0, NAMED_MAX)
      .map(
        ({ table, rowid, parent }) =>
          `${String(table)} row ${String(rowid)} refers to no row of ${String(parent)}`,
      );
  } catch (error) {
    // Damage where the check itself begins.
    if (error instanceof Error && isDamage(error)) return [error.message];
    throw error;
  }
};
