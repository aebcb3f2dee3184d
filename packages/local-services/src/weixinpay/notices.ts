import type { RawNotice } from '@ykd/application/ports';
import type { Book } from './book.js';
import type { LocalEvent, LocalNotice } from './events.js';
import { createAttempts, type Post } from './messenger.js';

export interface NoticesParts {
  readonly book: Book;
  readonly append: (event: LocalEvent) => void;
  readonly now: () => number;
  /** The notice as it is sent now. */
  readonly raw: (notice: LocalNotice) => RawNotice | undefined;
  readonly post: Post;
  readonly delaysMs: readonly number[];
}

/** Changes a notice on its way. */
export type Tamper = (notice: RawNotice) => RawNotice;

const isTaken = (status: number | undefined): boolean =>
  status !== undefined && status >= 200 && status < 300;

/** Tells the merchant what there is to tell, again and again until it was taken in. */
export const createNotices = ({ book, append, now, raw, post, delaysMs }: NoticesParts) => {
  const attempts = createAttempts(delaysMs);
  const onTheWay = new Set<string>();
  let losing = false;

  const finish = (noticeId: string, lost: boolean): void => {
    attempts.forget(noticeId);
    append({ type: 'told', at: now(), noticeId, lost });
  };
  const dueAt = ({ id, createdAt }: LocalNotice): number | undefined => attempts.dueAt(id, createdAt);
  const waiting = (): readonly LocalNotice[] =>
    [...book.waiting].filter((id) => !onTheWay.has(id)).flatMap((id) => book.notices.get(id) ?? []);

  const rawOf = (noticeId: string): RawNotice => {
    const notice = book.notices.get(noticeId);
    const made = notice === undefined ? undefined : raw(notice);
    if (made === undefined) throw new Error(`no such notice: ${noticeId}`);
    return made;
  };

  const send = async (notice: LocalNotice): Promise<void> => {
    if (losing) return finish(notice.id, true);
    const made = raw(notice);
    onTheWay.add(notice.id);
    const status = made === undefined ? undefined : await post(notice.notifyUrl, made);
    onTheWay.delete(notice.id);
    if (isTaken(status)) finish(notice.id, false);
    else attempts.failed(notice.id, now());
  };

  return {
    /** When the next one is due, epoch ms. */
    nextAt: (): number | undefined => {
      const dues = waiting().flatMap((notice) => dueAt(notice) ?? []);
      return dues.length === 0 ? undefined : Math.min(...dues);
    },
    /** Sends what is due, all at once: the order in which it arrives is nobody's promise. */
    sendDue: async (): Promise<void> => {
      const due = waiting().filter((notice) => (dueAt(notice) ?? Infinity) <= now());
      await Promise.all(due.map(send));
    },
    /** While it loses them, what is due never arrives. */
    lose: (wanted: boolean): void => {
      losing = wanted;
    },
    rawOf,
    /** Sends one now, whatever became of it before. */
    deliver: async (noticeId: string, tamper: Tamper = (made) => made): Promise<number | undefined> => {
      const notice = book.notices.get(noticeId);
      const made = rawOf(noticeId);
      const sent = tamper(made);
      const status = notice === undefined ? undefined : await post(notice.notifyUrl, sent);
      if (isTaken(status) && sent === made && notice?.state === 'waiting') finish(noticeId, false);
      return status;
    },
  };
};
