import { formatAmount } from '@ykd/domain/order';
import type { Notice } from '../ports/notices.js';
import type { Tx } from '../ports/unit-of-work.js';

/** What is told of something that happened; the words of each subject stand in the file that is called by it. */
export type Told = Omit<Notice, 'messageId' | 'gmtCreated' | 'readAt'>;

/** What a notice is written with: in the transaction of what it tells of. */
export type NoticeTx = Pick<Tx, 'notices'>;

/** A notice as it is kept. */
export const noticeOf = (told: Told, at: number): Notice => ({
  ...told,
  messageId: null,
  gmtCreated: at,
  readAt: null,
});

/** Tells somebody, once for its id. Answers whether it is new. */
export const tell = (tx: NoticeTx, told: Told, at: number): Promise<boolean> =>
  tx.notices.add(noticeOf(told, at));

/** Cents as people read them. */
export const money = (cents: number): string => `¥${formatAmount(cents)}`;
