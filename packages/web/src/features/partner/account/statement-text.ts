import type { OwnPosting } from '@ykd/application/commission';
import { COMMISSION_KIND_TITLES, type CommissionStatement } from '@ykd/domain/commission';
import { shanghaiMinute } from '@ykd/domain/shared';
import { commissionAccount as words, SHOWN_ACCOUNTS } from '../messages/zh-CN/account';
import { change, yuan } from './yuan';

/** What a posting adds to what a partner has to get, in cents; null where it only moves that. */
const gainOf = ({ kind, cents }: Pick<OwnPosting, 'kind' | 'cents'>): number | null => {
  if (kind === 'EARN' || kind === 'FORGIVE') return cents;
  return kind === 'REVERSE' || kind === 'WRITE_OFF' ? -cents : null;
};

/** What is said of the cents of a posting: with a sign where there is more or less with it. */
export const centsSaid = (posting: Pick<OwnPosting, 'kind' | 'cents'>): string => {
  const gain = gainOf(posting);
  return gain === null ? yuan(posting.cents) : change(gain);
};

/** Whose posting it is, where it belongs to something. */
export const subjectOf = ({ orderId, payoutId }: OwnPosting): string | undefined => {
  if (orderId !== null) return words.ofOrder(orderId);
  return payoutId === null ? undefined : words.ofPayout(payoutId);
};

/** A statement as a text that a spreadsheet takes, with its lines as far as they are there. */
export const statementText = (
  { month, number, opening, closing, sums, closedAt }: CommissionStatement,
  lines: readonly OwnPosting[],
): string => {
  const rows: readonly (readonly string[])[] = [
    [words.titled(words.month(month))],
    [words.number, number],
    [words.closedAt, shanghaiMinute(closedAt)],
    [],
    [words.account, words.opening, words.change, words.end],
    ...SHOWN_ACCOUNTS.map((name) => [
      words.accounts[name],
      yuan(opening[name]),
      change(closing[name] - opening[name]),
      yuan(closing[name]),
    ]),
    [],
    [words.happened],
    ...sums.map((sum) => [COMMISSION_KIND_TITLES[sum.kind], words.times(sum.count), centsSaid(sum)]),
    [],
    [words.lines],
    ...lines.map((line) => [
      shanghaiMinute(line.at),
      words.line(line),
      centsSaid(line),
      subjectOf(line) ?? '',
    ]),
  ];
  return rows.map((row) => row.join('\t')).join('\n');
};
