import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';

/** A row as large as those of a purchase. */
const TEXT = 'x'.repeat(300);

/** Runs `commit(number)` on each connection again and again for so long; answers how many a second were done. */
const rate = async (connections, seconds, commit) => {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let done = 0;
  const work = async (connection) => {
    while (performance.now() < until) {
      done += 1;
      await commit(connection, done);
    }
  };
  await Promise.all(connections.map(work));
  return done / ((performance.now() - startedAt) / 1000);
};

/** The one connection that the platform has to SQLite, with its durability. */
export const sqliteCommits = (folder) => {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table bare (id integer, text text)',
  );
  const insert = database.prepare('insert into bare values (?, ?)');
  return {
    measure: (seconds) => rate([insert], seconds, async (statement, id) => void statement.run(id, TEXT)),
    close: async () => database.close(),
  };
};

/** As many connections to PostgreSQL as the platform holds. */
export const postgresCommits = async (url, connections) => {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  await clients[0].query('create table bare (id bigint, text text)');
  const insert = { name: 'bare', text: 'insert into bare values ($1, $2)' };
  return {
    measure: (seconds) =>
      rate(clients, seconds, (client, id) => client.query({ ...insert, values: [id, TEXT] })),
    close: async () => {
      for (const client of clients) await client.end();
    },
  };
};
