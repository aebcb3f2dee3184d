// A process of its own, started by check-in-process.ts: SQLite checks a large file without pause, and cannot be told to stop.
import { DatabaseSync } from 'node:sqlite';
import { sqliteProblems, type CheckDepth } from '../sqlite-problems.js';

const [, , file = '', depth = 'quick'] = process.argv;
const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
const problems = sqliteProblems(database, depth satisfies string as CheckDepth);
database.close();
// It stays until what it says has come: its end could be heard of first.
process.on('disconnect', () => {});
process.send?.(problems);
