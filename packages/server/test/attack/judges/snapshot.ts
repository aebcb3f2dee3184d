import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ALL_TABLES } from '../../../src/persistence/store/registry.js';

/** A row by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of all tables at an instant, each as text, so that equal ones are equal. */
export type Snapshot = ReadonlyMap<string, ReadonlySet<string>>;

/** A row that is there in only one of two snapshots. */
export interface Change {
  readonly table: string;
  readonly way: 'added' | 'removed';
  readonly row: string;
}

/** Courses are read by import only, and are large: how many rows and letters there are tells any change. */
const LARGE: Readonly<Record<string, string>> = {
  course_lesson: 'count(*) as n, sum(length(bodies)) as size',
  course_text: 'count(*) as n, sum(length(text)) as size',
};

/** What the program changes by itself, with nobody asking. */
const BY_ITSELF: Readonly<Record<string, readonly string[]>> = {
  account_sync: [
    'done_version',
    'sealed_password',
    'external_id',
    'has_picture',
    'attempts',
    'error',
    'due_at',
    'leased_until',
    'gmt_modified',
  ],
  payment_attempt: ['due_at', 'checks', 'gmt_modified'],
  refund: ['due_at'],
  greeting: ['attempts', 'error', 'sent_at', 'due_at'],
};

const asText = (table: string, row: Row): string => {
  const left = BY_ITSELF[table];
  return JSON.stringify(
    left === undefined
      ? row
      : Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name))),
  );
};

/** Looks at the embedded database in a folder past the platform; while nothing is written it costs nothing. */
export const lookAt = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'ykd.sqlite'), { readOnly: true });
  database.exec('pragma busy_timeout = 10000');
  let version: unknown;
  let last: Snapshot = new Map();
  const versionNow = (): unknown => database.prepare('pragma data_version').get()?.['data_version'];
  const read = (table: string): ReadonlySet<string> =>
    new Set(
      database
        .prepare(`select ${LARGE[table] ?? '*'} from ${table}`)
        .all()
        .map((row) => asText(table, row as Row)),
    );
  return {
    snapshot: (): Snapshot => {
      const now = versionNow();
      if (now === version) return last;
      version = now;
      database.exec('begin');
      try {
        last = new Map(Object.keys(ALL_TABLES).map((table) => [table, read(table)]));
      } finally {
        database.exec('commit');
      }
      return last;
    },
    close: (): void => database.close(),
  };
};

/** What differs between two snapshots. */
export const changesOf = (before: Snapshot, after: Snapshot): readonly Change[] =>
  before === after
    ? []
    : [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
        const [old, now] = [before.get(table) ?? new Set<string>(), after.get(table) ?? new Set<string>()];
        return [
          ...[...old].filter((row) => !now.has(row)).map((row): Change => ({ table, way: 'removed', row })),
          ...[...now].filter((row) => !old.has(row)).map((row): Change => ({ table, way: 'added', row })),
        ];
      });

const read = new Map<string, Row>();

/** A row of its text. Most rows are looked at again and again. */
export const rowOf = (text: string): Row => {
  const known = read.get(text) ?? (JSON.parse(text) as Row);
  read.set(text, known);
  return known;
};

/** The rows of a table. */
export const rowsOf = (snapshot: Snapshot, table: string): readonly Row[] =>
  [...(snapshot.get(table) ?? [])].map(rowOf);
