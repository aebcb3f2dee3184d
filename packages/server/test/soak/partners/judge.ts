import { COMMISSION_ACCOUNTS, commissionMonth, type CommissionBalances } from '@ykd/domain/commission';
import type { Complain } from '../rows.js';
import type { Stage } from '../stage.js';
import type { Cast } from './cast.js';
import { ofHistory, type History, type PartnerLedger } from './rows.js';
import { duesOf, type Due } from './rule.js';
import type { Told } from './told.js';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Each order is brought by whom the rule says, at its rate; nobody else's is. */
const judgeOrders = ({ brought }: History, dues: readonly Due[], told: Told, complain: Complain): void => {
  if (brought.length !== dues.length) complain('orders brought', brought.length, dues.length);
  for (const due of dues) {
    const { orderId, partnerId, claimId, rateBp, doubts, isRefunding, paidAt, earned } = due;
    const kept = brought.find(({ order_id: id }) => id === orderId);
    if (kept?.partner_id !== partnerId || kept.claim_id !== claimId || kept.rate_bp !== rateBp)
      complain('brought by somebody else, or at another rate', due, kept);
    if (kept === undefined) continue;
    if (kept.doubts !== JSON.stringify(doubts)) complain('doubts', due, kept);
    if (kept.paid_at !== paidAt || kept.earned !== earned) complain('not what was earned', due, kept);
    const decided = told.decided.get(orderId);
    if (decided !== undefined && kept.review !== (decided ? 'APPROVED' : 'REFUSED'))
      complain('a decision is lost', orderId, decided, kept.review);
    const mayBe = doubts.length === 0 || paidAt === null ? ['NONE'] : ['OPEN', 'APPROVED', 'REFUSED'];
    if (!mayBe.includes(kept.review)) complain('looked at, or not', due, kept);
    const left = kept.review === 'REFUSED' ? 0 : due.left;
    if (kept.earned - kept.reversed !== left) complain('not what is left', due, kept);
    const isFree = paidAt !== null && (kept.review === 'NONE' || kept.review === 'APPROVED');
    const state = paidAt === null ? 'PLACED' : isFree ? 'RELEASED' : 'HELD';
    // Released before, or not before it is decided whether the money goes back.
    const isAsked = isRefunding && state === 'RELEASED' && kept.state === 'HELD';
    if (kept.state !== state && !isAsked) complain('held, or not', due, kept);
  }
};

/** Each partner has what the rule says, and of that is paid what went out. */
const judgeAccounts = (
  { accounts, brought, payouts }: History,
  dues: readonly Due[],
  partnerIds: readonly string[],
  complain: Complain,
): void => {
  for (const partnerId of partnerIds) {
    const keptOf = (orderId: string) => brought.find(({ order_id: id }) => id === orderId);
    const reviewOf = (orderId: string) => keptOf(orderId)?.review;
    const own = dues.filter((due) => due.partnerId === partnerId && reviewOf(due.orderId) !== 'REFUSED');
    const out = payouts.filter(({ partner_id: id }) => id === partnerId);
    const paid = out.filter(({ status }) => status === 'PAID');
    const total = sum(own, ({ left }) => left);
    const held = sum(
      own.filter(({ orderId }) => keptOf(orderId)?.state === 'HELD'),
      ({ left }) => left,
    );
    const paying = sum(
      out.filter(({ status }) => /MADE|CHECKED|SENT/.test(status)),
      ({ amount }) => amount,
    );
    const gone = sum(paid, ({ amount }) => amount);
    const wanted = {
      owed: total === 0 ? 0 : -total,
      held,
      payable: total - held - paying - gone,
      paying,
      paid: sum(paid, ({ net }) => net),
      tax: sum(paid, ({ tax }) => tax),
      written_off: 0,
    };
    const kept = accounts.find(({ partner_id: id }) => id === partnerId);
    const differs = Object.entries(wanted).some(
      ([name, cents]) => (kept?.[name as keyof typeof wanted] ?? 0) !== cents,
    );
    if (differs) complain('not what the rule says', partnerId, wanted, kept);
  }
};

/** Each statement is what the postings come to, and follows upon the one before. */
const judgeStatements = ({ accounts, postings, statements }: History, complain: Complain): void => {
  for (const { partner_id: partnerId, open_month: openMonth } of accounts) {
    const own = postings.filter(({ partner_id: id }) => id === partnerId);
    if (own.some(({ month, at }) => month < commissionMonth(at))) complain('before its month', partnerId);
    const told = statements.filter(({ partner_id: id }) => id === partnerId);
    const until = (month: string): CommissionBalances => {
      const before = own.filter((posting) => posting.month <= month);
      const on = (name: string): number =>
        sum(before, ({ credit, debit, cents }) => (credit === name ? cents : debit === name ? -cents : 0));
      return Object.fromEntries(COMMISSION_ACCOUNTS.map((name) => [name, on(name)])) as CommissionBalances;
    };
    for (const statement of told) {
      const closing = JSON.parse(statement.closing) as CommissionBalances;
      const worked = until(statement.month);
      if (COMMISSION_ACCOUNTS.some((name) => closing[name] !== worked[name]))
        complain('a statement', statement, worked);
      const sums = JSON.parse(statement.sums) as readonly {
        readonly cents: number;
        readonly count: number;
      }[];
      const lines = own.filter(({ month }) => month === statement.month);
      if (sum(sums, ({ count }) => count) !== lines.length) complain('lines of a statement', statement);
      if (sum(sums, ({ cents }) => cents) !== sum(lines, ({ cents }) => cents)) complain('sums', statement);
    }
    const months = new Set(own.map(({ month }) => month).filter((month) => month < openMonth));
    for (const month of months)
      if (!told.some((statement) => statement.month === month)) complain('no statement', partnerId, month);
  }
};

/** Money goes out once, to whom it was made for, and what was said about it holds. */
const judgePayouts = (
  { payouts, postings }: History,
  told: Told,
  { bank }: Stage,
  complain: Complain,
): void => {
  for (const payout of payouts) {
    const { id, status, method, net, amount, tax, maker_id: maker, checker_id: checker } = payout;
    const moves = postings.filter(({ payout_id: of }) => of === id);
    const ended = told.ended.get(id);
    if (ended !== undefined && ended !== status) complain('what was said did not last', payout, ended);
    if (net + tax !== amount) complain('a payout that does not add up', payout);
    if (checker !== null && (checker === maker || checker === payout.partner_id))
      complain('checked by whom it may not be', payout);
    if (/CHECKED|SENT|PAID/.test(status) && checker === null) complain('nobody checked it', payout);
    const paid = moves.filter(({ kind }) => kind === 'PAID');
    if (sum(paid, ({ cents }) => cents) !== (status === 'PAID' ? net : 0)) complain('paid', payout, paid);
    if (method !== 'WEIXIN') continue;
    const there = bank.transfers().filter(({ outBillNo }) => outBillNo === id);
    if (there.length > 1) complain('two transfers', payout, there);
    const arrived = sum(
      there.filter(({ state }) => state === 'SUCCESS'),
      (transfer) => transfer.amount,
    );
    if (arrived !== (status === 'PAID' ? net : 0)) complain('what arrived', payout, there);
  }
  for (const { key, ids = [], partnerId } of told.wishes) {
    const made = payouts.filter(({ request_key: of }) => of === key);
    if (made.length > 1 || made.some(({ partner_id: id }) => id !== partnerId)) complain('made', key, made);
    if (ids.some((id) => !made.some((payout) => payout.id === id))) complain('a payout is lost', key, ids);
  }
};

/** Nobody has a coupon twice, none beyond the limit, and none that was confirmed is lost. */
const judgeClaims = ({ claims, batches }: History, cast: Cast, told: Told, complain: Complain): void => {
  for (const { id, claimed, limit, partner_id: partnerId } of batches) {
    const own = claims.filter(({ batch_id: of }) => of === id);
    if (own.length !== claimed || claimed > limit)
      complain('beyond the limit', id, own.length, claimed, limit);
    if (new Set(own.map(({ user_id: who }) => who)).size !== own.length) complain('claimed twice', own);
    if (own.some(({ user_id: who }) => who === partnerId)) complain('an own claim', own);
  }
  for (const { who, batch, couponId } of told.coupons) {
    const found = claims.find(({ coupon_id: id }) => id === couponId);
    if (found?.user_id !== cast.buyers[who]?.userId || found?.batch_id !== cast.batches[batch]?.id)
      complain('a claim is lost', couponId, found);
  }
};

/** Says what is wrong at the end of one history. */
export const judgeHistory = (stage: Stage, cast: Cast, told: Told, ledger: PartnerLedger): void => {
  const complain: Complain = (about, ...what) =>
    void cast.facts.complaints.push(`${about}: ${JSON.stringify(what)}`);
  const partnerIds = cast.partners.map(({ userId }) => userId);
  const history = ofHistory(
    ledger,
    partnerIds,
    cast.buyers.map(({ userId }) => userId),
  );
  const dues = duesOf(history, ledger, cast);
  judgeClaims(history, cast, told, complain);
  judgeOrders(history, dues, told, complain);
  judgeAccounts(history, dues, partnerIds, complain);
  judgeStatements(history, complain);
  judgePayouts(history, told, stage, complain);
};
