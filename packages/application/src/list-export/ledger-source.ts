import { hasRight } from '@ykd/domain/access';
import {
  COMMISSION_ACCOUNT_TITLES,
  COMMISSION_ACCOUNTS,
  COMMISSION_KIND_TITLES,
  type CommissionAccountName,
  type CommissionPosting,
  type CommissionStatement,
} from '@ykd/domain/commission';
import { err, ok } from '@ykd/domain/shared';
import { allPostings, postingOrder } from '../commission/pages.js';
import { invalid } from '../people/changed.js';
import type { Commissions } from '../ports/commissions.js';
import type { Key, KeyRows, KeyWindow } from '../ports/key-window.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { KeyOrder } from '../shared/key-page.js';
import { isMonth } from '../shared/month.js';
import { namesOf } from '../shared/names.js';
import type { ListState } from '../staff-list/index.js';
import { batchesByKey, type ExportCell, type ExportColumn, type ExportSource } from './prepare.js';

interface LedgerDeps {
  readonly commissions: Pick<Commissions, 'postings' | 'postingsOf' | 'statement'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** A posting, and what its partner is called. */
interface Row {
  readonly posting: CommissionPosting;
  readonly name: string | null;
}

type Column = readonly [ExportColumn, (row: Row) => ExportCell];

/** What a posting adds to an account, in cents; null where it does not touch it. */
const changeOf = (
  { debit, credit, cents }: CommissionPosting,
  account: CommissionAccountName,
): number | null => {
  if (account === credit) return cents;
  return account === debit ? -cents : null;
};

const COLUMNS: readonly Column[] = [
  [{ title: '时间', kind: 'instant' }, ({ posting }) => posting.at],
  [{ title: '合作伙伴', kind: 'text' }, ({ name }) => name],
  [{ title: '月份', kind: 'text' }, ({ posting }) => posting.month],
  [{ title: '序号', kind: 'number' }, ({ posting }) => posting.seq],
  [{ title: '发生了什么', kind: 'text' }, ({ posting }) => COMMISSION_KIND_TITLES[posting.kind]],
  [{ title: '金额', kind: 'money' }, ({ posting }) => posting.cents],
  [{ title: '订单', kind: 'text' }, ({ posting }) => posting.orderId],
  [{ title: '结算单号', kind: 'text' }, ({ posting }) => posting.payoutId],
  // One for each account, so that a sum below it is what is on it.
  ...COMMISSION_ACCOUNTS.map((account): Column => [
    { title: COMMISSION_ACCOUNT_TITLES[account], kind: 'money' },
    ({ posting }) => changeOf(posting, account),
  ]),
];

const FIRST_ACCOUNT = COLUMNS.length - COMMISSION_ACCOUNTS.length;

/** The last row of a statement, which is told from its end: what there was before. */
const openingCells = (
  { opening, month }: CommissionStatement,
  name: string | null,
): readonly ExportCell[] => [
  ...COLUMNS.slice(0, FIRST_ACCOUNT).map(([{ title }]): ExportCell => {
    if (title === '合作伙伴') return name;
    if (title === '月份') return month;
    return title === '发生了什么' ? '期初' : null;
  }),
  ...COMMISSION_ACCOUNTS.map((account) => opening[account]),
];

/** Postings in their order, some at a time. */
const rowsOf = <K extends Key>(
  deps: LedgerDeps,
  { keyOf }: KeyOrder<CommissionPosting, K>,
  read: (window: KeyWindow<K>) => Promise<KeyRows<CommissionPosting>>,
) =>
  batchesByKey<Row, K>(
    async (window) => {
      const { list, hasMore } = await read(window);
      const named = await namesOf(deps, [...new Set(list.map(({ partnerId }) => partnerId))]);
      return { list: list.map((posting) => ({ posting, name: named(posting.partnerId).name })), hasMore };
    },
    ({ posting }) => keyOf(posting),
    (row) => COLUMNS.map(([, cellOf]) => cellOf(row)),
  );

const columns = COLUMNS.map(([column]) => column);
const NO_MONTH = '月份写成 YYYY-MM';

/** What is narrowed by, in words. */
const wordsOf = async (deps: LedgerDeps, { partner, month }: ListState): Promise<string> => {
  const name = partner === undefined ? undefined : (await namesOf(deps, [partner]))(partner).name;
  return [...(partner === undefined ? [] : [name ?? partner]), ...(month === undefined ? [] : [month])].join(
    '；',
  );
};

/** The ledger as it is exported: the postings of its page, of all partners or of one, of all months or of one. */
export const ledgerExport: ExportSource<LedgerDeps> = {
  prepare: async (deps, { staff }, state) => {
    if (!hasRight(staff, 'partners.manage')) return err({ kind: 'forbidden' });
    const { partner, month } = state;
    if (month !== undefined && !isMonth(month)) return invalid('month', NO_MONTH);
    const { commissions } = deps;
    return ok({
      columns,
      conditions: () => wordsOf(deps, state),
      batches: () =>
        partner === undefined
          ? rowsOf(deps, allPostings(month), (window) => commissions.postings(window, month))
          : rowsOf(deps, postingOrder(partner, month), (window) =>
              commissions.postingsOf(partner, window, month),
            ),
    });
  },
};

/** A statement as it is exported: every line of it, and what there was before. */
export const statementExport: ExportSource<LedgerDeps> = {
  prepare: async (deps, { staff }, state) => {
    if (!hasRight(staff, 'partners.manage')) return err({ kind: 'forbidden' });
    const { partner = '', month = '' } = state;
    if (!isMonth(month)) return invalid('month', NO_MONTH);
    const statement = await deps.commissions.statement(partner, month);
    if (statement === undefined) return invalid('partner', '没有这份结算单');
    const { name } = (await namesOf(deps, [partner]))(partner);
    return ok({
      columns,
      conditions: async () => `${statement.number}；${await wordsOf(deps, state)}`,
      batches: async function* () {
        yield* rowsOf(deps, postingOrder(partner, month), (window) =>
          deps.commissions.postingsOf(partner, window, month),
        );
        yield [openingCells(statement, name)];
      },
    });
  },
};
