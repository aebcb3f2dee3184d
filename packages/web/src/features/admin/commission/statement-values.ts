import {
  balancesAfter,
  commissionSum,
  isSameCommission,
  type CommissionAccountName,
  type CommissionBalances,
  type CommissionStatement,
} from '@ykd/domain/commission';
import { ADMIN_STATEMENT_PATH } from '@ykd/domain/access';
import { yuan } from '../components/detail-parts';
import { commission as words } from '../messages/zh-CN/commission';

/** What a partner can still get: what was paid before says nothing of a month. */
const LEFT = ['held', 'payable', 'paying'] as const satisfies readonly CommissionAccountName[];

/** What is left on accounts, in words. */
export const leftWords = (balances: CommissionBalances): string => {
  const some = LEFT.filter((account) => balances[account] !== 0);
  return some.length === 0
    ? words.nothingLeft
    : some.map((account) => `${words.accounts[account]} ${yuan(balances[account])}`).join('，');
};

/**
 * Whether what happened leads from the opening to the closing of a statement, and to no cent too much or too little. Between the
 * first and the last line of a month those of another can stand: the number follows the writing, the month what it is about.
 */
export const addsUp = ({ opening, sums, closing, firstSeq, lastSeq }: CommissionStatement): boolean => {
  const span = firstSeq === null || lastSeq === null ? 0 : lastSeq - firstSeq + 1;
  const lines = sums.reduce((all, { count }) => all + count, 0);
  return (
    isSameCommission(balancesAfter(opening, sums), closing) &&
    commissionSum(closing) === 0 &&
    lines <= span &&
    (lines > 0 || span === 0)
  );
};

/** The page of the statements of a month, with that of a partner open where one is said. */
export const statementHref = (month: string, partnerId?: string): string =>
  `${ADMIN_STATEMENT_PATH}?${new URLSearchParams({ month, ...(partnerId === undefined ? {} : { open: partnerId }) })}`;
