// What partners and staff ask of the ledger, and what is written into it.
import { balancesAfter, commissionMonth, commissionMove, NO_COMMISSION } from '@ykd/domain/commission';

const PAGE = 50;

/** Of each question what it is called, and how it is asked about a partner; `number`: of the round, from 0 on. */
export const questionsOf = ({ unitOfWork, commissions }, { each, now, closed, middle }) => {
  const month = commissionMonth(now);
  const limited = (from) => ({ limit: PAGE, ...(from && { from: { key: from, isBackwards: false } }) });
  return {
    'balances, and the sums of a month': async (partner) => {
      const account = await commissions.account(partner);
      await commissions.sumsOf(partner, month);
      if (account === undefined) throw new Error(`nothing of ${partner}`);
    },
    'postings, first page': (partner) => commissions.postingsOf(partner, limited()),
    'postings, in the middle': (partner) => commissions.postingsOf(partner, limited([Math.floor(each / 2)])),
    'postings of a month': (partner) => commissions.postingsOf(partner, limited(), closed),
    'postings of all, first page': () => commissions.postings(limited()),
    'postings of all, in the middle': (partner) => commissions.postings(limited([middle, partner, 1])),
    'postings of all in a month': () => commissions.postings(limited(), closed),
    'a statement with its lines': async (partner) => {
      const statement = await commissions.statement(partner, closed);
      if (statement === undefined) throw new Error(`no statement of ${partner}`);
      await commissions.postingsOf(partner, limited(), closed);
    },
    'statements of a month': () => commissions.statements(closed, { limit: PAGE }),
    'partners with a balance': () => commissions.accounts({ limit: PAGE }),
    'another posting': (partner, number) =>
      unitOfWork.transaction(async ({ commissions: ledger }) => {
        const before = await ledger.hold(partner, month);
        const seq = before.lastSeq + 1;
        const move = commissionMove('EARN', 700 + number);
        const of = { partnerId: partner, seq, orderId: null, payoutId: null };
        const posting = { ...move, ...of, source: `earn:bench-${partner}-${seq}`, at: now, month };
        await ledger.append(posting, { ...balancesAfter(before, [move]), lastSeq: seq });
      }),
  };
};

/** Throws unless what is kept of a partner is what all of his postings come to. */
export const checkKept = async ({ commissions }, partner) => {
  let sums = NO_COMMISSION;
  let from;
  for (;;) {
    const { list, hasMore } = await commissions.postingsOf(partner, { limit: 500, ...(from && { from }) });
    sums = balancesAfter(sums, list);
    if (!hasMore) break;
    from = { key: [list.at(-1).seq], isBackwards: false };
  }
  const account = await commissions.account(partner);
  for (const [name, cents] of Object.entries(sums))
    if (account[name] !== cents)
      throw new Error(`${partner}: ${name} is ${account[name]}, and ${cents} by its postings`);
};
