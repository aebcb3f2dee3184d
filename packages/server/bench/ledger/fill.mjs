// Fills a database of SQLite with the postings of partners, by the rules of the domain; what is kept of them is made from them.
import { balancesAfter, commissionMonth, commissionMove, NO_COMMISSION } from '@ykd/domain/commission';
import { openDatabase } from '../../dist/persistence/index.js';
import { countOf, inTransaction, openRaw, withoutIndexes } from '../raw-sqlite.mjs';

/** Eight orders that are earned and released, a refund of one, and a payout of all that is there. */
const ORDERS_A_ROUND = 8;
const REFUNDED = 300;
const PARTNERS_AT_ONCE = 100;

export const partnerAt = (number) => `partner-${String(number).padStart(6, '0')}`;

/** The moves of a partner, one after the other, without end. */
function* moves(partner) {
  for (let round = 0; ; round += 1) {
    let payable = 0;
    for (let order = 0; order < ORDERS_A_ROUND; order += 1) {
      const cents = 700 + ((round * 7919 + order * 104_729 + partner * 31) % 5000);
      const orderId = `order-${partner}-${round * ORDERS_A_ROUND + order}`;
      yield { ...commissionMove('EARN', cents), orderId, payoutId: null, source: `earn:${orderId}` };
      yield { ...commissionMove('RELEASE', cents), orderId, payoutId: null, source: `release:${orderId}` };
      payable += cents;
      if (order < ORDERS_A_ROUND - 1) continue;
      const back = commissionMove('REVERSE', REFUNDED, 'payable');
      yield { ...back, orderId, payoutId: null, source: `reverse:${orderId}` };
      payable -= REFUNDED;
    }
    const payoutId = `payout-${partner}-${round}`;
    yield { ...commissionMove('PAYOUT', payable), orderId: null, payoutId, source: `payout:${payoutId}` };
    yield { ...commissionMove('PAID', payable), orderId: null, payoutId, source: `paid:${payoutId}` };
  }
}

const COLUMNS = [
  'partner_id',
  'seq',
  'kind',
  'debit',
  'credit',
  'cents',
  'order_id',
  'payout_id',
  'source',
  'at',
  'month',
];

/**
 * Fills the empty folder `data`: so many partners, each with so many postings, from the instant `from` to `until`. Their account
 * is open from `openMonth` on. Answers how many postings there are.
 */
export const fillLedger = async (data, { partners, each, from, until, openMonth, tell }) => {
  await (await openDatabase({ kind: 'sqlite', dataDir: data })).close();
  const raw = openRaw(data);
  const insert = raw.prepare(
    `insert into commission_posting (${COLUMNS.join()}) values (${COLUMNS.map(() => '?').join()})`,
  );
  const account = raw.prepare(`insert into commission_account
    (partner_id, open_month, last_seq, owed, held, payable, paying, paid, tax, written_off)
    values (:id, :openMonth, :each, :owed, :held, :payable, :paying, :paid, :tax, :writtenOff)`);
  const step = (until - from) / each;
  const add = (number) => {
    const id = partnerAt(number);
    const made = [];
    for (const move of moves(number)) {
      if (made.length === each) break;
      made.push(move);
    }
    for (const [index, { kind, debit, credit, cents, orderId, payoutId, source }] of made.entries()) {
      const at = Math.floor(from + index * step + number);
      const row = [id, index + 1, kind, debit, credit, cents, orderId, payoutId, source, at];
      insert.run(...row, commissionMonth(at));
    }
    account.run({ id, openMonth, each, ...balancesAfter(NO_COMMISSION, made) });
  };
  withoutIndexes(raw, ['commission_posting', 'commission_account'], () => {
    for (let first = 0; first < partners; first += PARTNERS_AT_ONCE) {
      tell(`partner ${first}`);
      inTransaction(raw, () => {
        for (let number = first; number < Math.min(partners, first + PARTNERS_AT_ONCE); number += 1)
          add(number);
      });
    }
    tell('sums');
    raw.exec(`insert into commission_sum (partner_id, month, kind, debit, credit, cents, count)
      select partner_id, month, kind, debit, credit, sum(cents), count(*) from commission_posting
      group by partner_id, month, kind, debit, credit`);
    tell('indexes');
  });
  raw.exec('analyze; pragma wal_checkpoint(truncate)');
  const postings = countOf(raw, 'commission_posting');
  raw.close();
  return postings;
};
