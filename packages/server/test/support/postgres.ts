import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty database of its own on the test server. */
export interface PostgresDatabase {
  readonly url: string;
  readonly name: string;
  /** Runs SQL as the server's administrator, outside of this database. */
  admin(sql: string): Promise<void>;
  drop(): Promise<void>;
}

/** Makes an empty database on the server of the test run. */
export const postgresDatabase = async (): Promise<PostgresDatabase> => {
  const server = inject('postgresUrl');
  const name = `ykd_test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, name, admin, drop: () => admin(`drop database ${name} with (force)`) };
};
