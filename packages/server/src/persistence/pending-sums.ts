import { AsyncLocalStorage } from 'node:async_hooks';
import { daySumFields, type CreditSums, type MoneySums, type StudentSums } from '@ykd/application/entities';
import { shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { addCredit, writeCreditSums, type Counted, type PendingCredits } from './pending-credits.js';
import type { Schema } from './schema.js';
import { slotOf } from './slot-of.js';

/** What a change adds to the sums of a day, or takes away. */
export type Addition = Partial<MoneySums & StudentSums>;

type Row = Schema['day_sum'];

/** So many rows in one statement, of which databases take so many values. */
const ROWS_AT_ONCE = 500;

/** The columns of the sums. */
export const SUM_COLUMNS = Object.keys(daySumFields).map((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
) as readonly Exclude<keyof Row, 'day' | 'slot'>[];

const NAMES = Object.keys(daySumFields) as readonly (keyof Addition)[];

type PendingDays = Map<string, { day: number; slot: number; sums: number[] }>;

const around = new AsyncLocalStorage<{ readonly days: PendingDays; readonly credits: PendingCredits }>();

/** What the transaction that runs is about to add. */
const pendingNow = () => {
  const pending = around.getStore();
  if (pending === undefined) throw new Error('sums are kept in a transaction of the database');
  return pending;
};

/** The instant at which the Shanghai day of an instant begins, both epoch ms. */
export const dayOf = (at: number): number => startOfShanghaiDay(shanghaiDayIndex(at));

/** Adds to the sums of the day of an instant, when the transaction ends; `id`: of what it is about. */
export const addToSums = (at: number, id: string, added: Addition): void => {
  const { days: pending } = pendingNow();
  const [day, slot] = [dayOf(at), slotOf(id)];
  const key = `${day} ${slot}`;
  const known = pending.get(key) ?? { day, slot, sums: NAMES.map(() => 0) };
  pending.set(key, known);
  known.sums = known.sums.map((sum, place) => sum + (added[NAMES[place] as keyof Addition] ?? 0));
};

/** The same to what counts to whom. */
export const addToCredits = (at: number, counted: Counted, added: Partial<CreditSums>): void =>
  addCredit(pendingNow().credits, at, counted, added);

/** The sums that a transaction is about to add: rows in the order in which everybody takes them. */
const rowsOf = (pending: Iterable<{ day: number; slot: number; sums: number[] }>): readonly Row[] =>
  [...pending]
    .filter(({ sums }) => sums.some((sum) => sum !== 0))
    .toSorted((a, b) => a.day - b.day || a.slot - b.slot)
    .map(({ day, slot, sums }) => ({
      day,
      slot,
      ...(Object.fromEntries(SUM_COLUMNS.map((column, at) => [column, sums[at] ?? 0])) as Omit<
        Row,
        'day' | 'slot'
      >),
    }));

/** Adds rows to those that are there. */
export const writeSums = async (trx: Kysely<Schema>, rows: readonly Row[]): Promise<void> => {
  const added = Object.fromEntries(
    SUM_COLUMNS.map((column) => [
      column,
      sql<number>`${sql.ref(`day_sum.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
    ]),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('day_sum')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['day', 'slot']).doUpdateSet(added))
      .execute();
  }
};

/**
 * Transactions that write what they add to the sums at their end: rows of a day are held for no longer than a commit takes,
 * and whoever holds them waits for nothing else, so that nobody waits in a circle.
 */
export const withSums =
  (transaction: Database['transaction']): Database['transaction'] =>
  (run) =>
    transaction((trx) => {
      const pending = { days: new Map(), credits: new Map() };
      return around.run(pending, async () => {
        const answer = await run(trx);
        await writeSums(trx, rowsOf(pending.days.values()));
        await writeCreditSums(trx, pending.credits.values());
        return answer;
      });
    });
