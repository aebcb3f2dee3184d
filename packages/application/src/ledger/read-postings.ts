import {
  commissionMonth,
  commissionSums,
  type CommissionKind,
  type CommissionPosting,
  type CommissionSum,
} from '@ykd/domain/commission';
import { PAYOUT_KINDS } from '../payout/money.js';
import type { Commissions } from '../ports/commissions.js';

/** Is told what is wrong, in Chinese. */
export type OnProblem = (problem: string) => void;

/** What happens to the commission of an order. */
export const ORDER_KINDS = ['EARN', 'RELEASE', 'REVERSE'] as const;

/** Whether a posting is of some kinds. */
export const isOf = (kinds: readonly CommissionKind[], kind: CommissionKind): boolean => kinds.includes(kind);

/** How many rows are read at a time. */
const READ_LIMIT = 1_000;

/** What the postings of a month come to, as they were read one by one. */
export interface MonthRead {
  readonly sums: readonly CommissionSum[];
  readonly firstSeq: number;
  readonly lastSeq: number;
}

const monthRead = (known: MonthRead | undefined, postings: readonly CommissionPosting[]): MonthRead => {
  const places = postings.map(({ seq }) => seq);
  return {
    sums: commissionSums([...(known?.sums ?? []), ...postings]),
    firstSeq: Math.min(known?.firstSeq ?? Infinity, ...places),
    lastSeq: Math.max(known?.lastSeq ?? 0, ...places),
  };
};

/**
 * What the postings of a partner come to, which are read part by part: they never change, so that those up to one of them can be
 * read while others are added. Says which are missing, or in a month before their own.
 */
export class PostingsRead {
  readonly months = new Map<string, MonthRead>();
  /** How many of them come from orders, and how many from payouts, by what they are. */
  ofOrders = 0;
  ofPayouts = 0;
  readonly #commissions: Pick<Commissions, 'postingsOf'>;
  readonly #partnerId: string;
  readonly #onProblem: OnProblem;
  #upTo = 0;

  constructor(commissions: Pick<Commissions, 'postingsOf'>, partnerId: string, onProblem: OnProblem) {
    this.#commissions = commissions;
    this.#partnerId = partnerId;
    this.#onProblem = onProblem;
  }

  /** Reads on up to the posting `lastSeq`, which is there. */
  async upTo(lastSeq: number): Promise<void> {
    let expected = lastSeq;
    while (expected > this.#upTo) {
      const limit = Math.min(READ_LIMIT, expected - this.#upTo);
      const window = { limit, from: { key: [expected + 1], isBackwards: false } } as const;
      const found = await this.#commissions.postingsOf(this.#partnerId, window);
      const list = found.list.filter(({ seq }) => seq > this.#upTo);
      for (const posting of list) {
        if (posting.seq !== expected) this.#isMissing(expected);
        this.#take(posting);
        expected = posting.seq - 1;
      }
      for (const month of new Set(list.map((posting) => posting.month))) {
        const some = list.filter((posting) => posting.month === month);
        this.months.set(month, monthRead(this.months.get(month), some));
      }
      if (list.length === 0) {
        this.#isMissing(expected);
        break;
      }
    }
    this.#upTo = Math.max(this.#upTo, lastSeq);
  }

  #isMissing(seq: number): void {
    this.#onProblem(`${this.#partnerId} 的第 ${seq} 条分录不见了`);
  }

  #take({ seq, at, month, kind }: CommissionPosting): void {
    if (month < commissionMonth(at))
      this.#onProblem(`${this.#partnerId} 的第 ${seq} 条分录记在了它之前的月份`);
    if (isOf(ORDER_KINDS, kind)) this.ofOrders += 1;
    if (isOf(PAYOUT_KINDS, kind)) this.ofPayouts += 1;
  }
}
