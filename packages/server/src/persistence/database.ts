import type { OrderEvents } from '@ykd/application/ports';
import type { Compilable, Kysely, Transaction } from 'kysely';
import type { DatabaseKind, DialectTraits } from './dialect.js';
import type { Trouble } from './errors.js';
import type { StorageHealth } from './health.js';
import type { Parameters, Placeholder, Prepared } from './prepared.js';
import type { Schema } from './schema.js';

/** Where the data is: in a folder of this machine, or on a PostgreSQL server that any number of processes share. */
export type DatabaseSettings =
  { readonly kind: 'sqlite'; readonly dataDir: string } | { readonly kind: 'postgres'; readonly url: string };

/** An open database with its tables up to date. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly traits: DialectTraits;
  /** For queries that are neither hot nor in a transaction. */
  readonly db: Kysely<Schema>;
  /** See prepared.ts. `fixed` false: the SQL is one of many, made from what a caller asked for. */
  prepare<P extends Parameters, R = unknown>(
    build: (db: Kysely<Schema>, param: Placeholder<P>) => Compilable<R>,
    fixed?: boolean,
  ): Prepared<P, R>;
  /**
   * All or nothing; durable when it resolves. Inside, only `trx` may be used: on SQLite everything else waits for the end.
   * A transaction inside another one throws.
   */
  transaction<T>(run: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Tells of changes of orders to every process that has opened this database. */
  readonly orderEvents: OrderEvents;
  /** Resolves when the database answers, otherwise throws. Its health hears whether the file of an embedded one is there. */
  ping(): Promise<void>;
  /** Whether it does its work, as far as what it threw tells. */
  readonly health: StorageHealth;
  /** What an error that it threw tells of it, which its health hears of. */
  troubleOf(error: unknown): Trouble | undefined;
  /** Stores so many bytes and takes them away again. Its health hears how that went, and what it throws. */
  probe(bytes: number): Promise<void>;
  /**
   * Looks through all that is stored, beside whoever uses it, and answers what is damaged, for the operator; its health
   * hears of it. Throws when the signal ends it.
   */
  check(signal?: AbortSignal): Promise<readonly string[]>;
  /** Closes it; gives a data folder free. */
  close(): Promise<void>;
}
