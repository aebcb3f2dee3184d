import { randomBytes } from 'node:crypto';
import type { OrderEvents } from '@ykd/application/ports';
import pg from 'pg';
import { createOrderWatchers } from './order-watchers.js';

const CHANNEL = 'ykd_order';
/** After a lost connection it is opened again after the first wait, then after twice as long each time, up to the last. */
const FIRST_WAIT_MS = 100;
const LAST_WAIT_MS = 10_000;
/** So many changes wait for a lost connection; the watchers of further ones find out by looking. */
const UNSENT_MAX = 10_000;

/** Changes of orders, told to every process that shares the database. */
export interface PostgresOrderEvents extends OrderEvents {
  /** Tells nobody any more, and gives the connection back. */
  close(): Promise<void>;
}

const NOTIFY = 'select pg_notify($1, $2 || id) from unnest($3::text[]) as id';

interface Connection {
  readonly client: pg.Client;
  /** Gives it up for another one. */
  lose(): void;
  sending: boolean;
}

const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  query_timeout: 10_000,
  keepAlive: true,
  // A connection that only listens would not notice otherwise that its server is gone.
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'ykd-order-events',
});

/**
 * Tells of changes by NOTIFY, over one connection that is opened anew whenever it breaks. What this process changes its
 * own listeners hear at once; after a break they are all called, because nobody knows what they missed.
 */
export const postgresOrderEvents = (url: string): PostgresOrderEvents => {
  const watchers = createOrderWatchers();
  /** Marks what this process sent. */
  const sender = randomBytes(8).toString('hex');
  const unsent = new Set<string>();
  let open: Connection | undefined;
  let opening: Promise<void> | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const send = async (): Promise<void> => {
    const over = open;
    if (over === undefined || over.sending) return;
    over.sending = true;
    while (open === over && unsent.size > 0) {
      const ids = [...unsent];
      unsent.clear();
      try {
        await over.client.query(NOTIFY, [CHANNEL, `${sender} `, ids]);
      } catch {
        // They go out over the next connection.
        for (const id of ids) unsent.add(id);
        over.lose();
      }
    }
    over.sending = false;
  };

  const connect = async (): Promise<void> => {
    const client = new pg.Client(settings(url));
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      open = undefined;
      // It may be broken in a way that it cannot even be ended.
      client.end().catch(() => {});
      if (closed) return;
      timer = setTimeout(() => {
        opening = connect();
      }, wait);
      timer.unref();
      wait = Math.min(wait * 2, LAST_WAIT_MS);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(' ');
      if (payload.slice(0, at) !== sender) watchers.changed(payload.slice(at + 1));
    });
    try {
      await client.connect();
      // A notification needs not survive a crash; without this each one would be waited for as a commit is.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch {
      lose();
    }
    if (lost) return;
    open = { client, lose, sending: false };
    wait = FIRST_WAIT_MS;
    watchers.allChanged();
    await send();
  };

  opening = connect();
  return {
    watch: watchers.watch,
    changed: (orderId) => {
      watchers.changed(orderId);
      if (unsent.size < UNSENT_MAX) unsent.add(orderId);
      void send();
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await opening;
      await open?.client.end();
    },
  };
};
