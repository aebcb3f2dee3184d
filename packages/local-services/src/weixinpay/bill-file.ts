import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { billReadyAt } from '@ykd/domain/bill';
import { shanghaiDay } from '@ykd/domain/shared';
import { billRows, billText } from './bill-text.js';
import type { Book } from './book.js';
import { badParameter, Refused } from './refusal.js';
import type { Merchant } from './wire.js';

export interface BillDesk {
  /** The bill of a day; throws a Refused while there is none. */
  textOf(day: string): string;
}

/** Makes the bills of what is in a book. `isEarly`: they can be had before ten o'clock. */
export const createBillDesk = ({
  book,
  merchant,
  now,
  isEarly,
}: {
  readonly book: Book;
  readonly merchant: Merchant;
  readonly now: () => number;
  readonly isEarly: () => boolean;
}): BillDesk => ({
  textOf: (day) => {
    const at = now();
    if (day >= shanghaiDay(at)) throw badParameter('账单日期应早于今天');
    if (at < billReadyAt(day) && !isEarly())
      throw new Refused(400, 'STATEMENT_CREATING', '账单生成中，请在次日 10 点以后获取');
    const rows = billRows(book, day, Math.min(at, billReadyAt(day)));
    if (rows.length === 0) throw new Refused(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
    return billText(rows, merchant);
  },
});

/** A bill as a file, and the hash of what is in it. */
export const billFile = (
  text: string,
  isPacked: boolean,
): { readonly file: Buffer; readonly hash: string } => {
  const bytes = Buffer.from(text);
  return {
    file: isPacked ? gzipSync(bytes) : bytes,
    hash: createHash('sha1').update(bytes).digest('hex'),
  };
};

/** For how long a file can be had by the address that was given. */
const LIFETIME_MS = 5 * 60_000;

/** The addresses of files: they say which one, until when, and that we gave them. */
export const createBillWay = (key: string, now: () => number) => {
  const sign = (text: string): string => createHmac('sha256', key).update(`bill ${text}`).digest('base64url');
  return {
    write: (day: string, isPacked: boolean): string => {
      const what = `${day}.${isPacked ? 'GZIP' : ''}.${now() + LIFETIME_MS}`;
      return new URLSearchParams({ token: `${what}.${sign(what)}` }).toString();
    },
    read: (query: unknown): { readonly day: string; readonly isPacked: boolean } => {
      const { token } = query as { readonly token?: unknown };
      const [day = '', packed = '', until = '', signature = ''] = String(token).split('.');
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${day}.${packed}.${until}`))];
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      if (!isOurs || now() >= Number(until)) throw new Refused(400, 'PARAM_ERROR', '下载地址已失效');
      return { day, isPacked: packed === 'GZIP' };
    },
  };
};
