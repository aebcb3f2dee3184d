import { PAYEE_METHODS } from '@ykd/domain/partner';
import { PAYOUT_STATUSES, TRANSFER_STATES } from '@ykd/domain/payout';
import { count, flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';

/** A transfer as it is asked for, which stays the very same however often that is. */
const askedFields = {
  userName: nullable(text()),
  remark: text(),
  sceneId: text(),
  reports: list(object({ type: text(), content: text() })),
  notifyUrl: text(),
};

export const payoutFields = {
  /** 32 letters and digits at the most: WeChat Pay and the bank know it by this number, too. */
  id: text(),
  partnerId: text(),
  method: oneOf(PAYEE_METHODS),
  status: oneOf(PAYOUT_STATUSES),
  /** Cents: what leaves what is payable, what of it is withheld as tax, and what its receiver gets. */
  amount: count(),
  tax: count(),
  net: count(),
  /** The month, `YYYY-MM`, whose tax that is: the one in which it was made. */
  taxMonth: text(),
  /** Whom it goes to, as it was when it was made; the bank and the account are empty for WeChat, `openid` is null for a bank. */
  payeeName: text(),
  payeeBank: text(),
  payeeAccount: text(),
  openid: nullable(text()),
  /** The key of the request that made it, with others perhaps. */
  requestKey: text(),
  makerId: text(),
  checkerId: nullable(text()),
  checkedAt: nullable(instant()),
  /** The list for the bank on which it stands. */
  bankList: nullable(text()),
  /** What WeChat Pay is asked for; null before it is. */
  asked: nullable(object(askedFields)),
  /** When WeChat Pay was asked for it last; null before that. */
  askedAt: nullable(instant()),
  /** Whether it refused then, which says nothing about the times before. */
  isRefused: flag(),
  /** Whether it was asked for more than once, so that a request may have been taken on of which nobody heard the answer. */
  isAskedAgain: flag(),
  transferState: nullable(oneOf(TRANSFER_STATES)),
  transferNo: nullable(text()),
  /** What its receiver confirms it with. */
  invitation: nullable(text()),
  /** Who of the staff wants WeChat Pay to cancel it while it waits for its receiver, and why; null: nobody does. */
  cancelBy: nullable(text()),
  cancelReason: nullable(text()),
  /** How often WeChat Pay was asked for it or about it. */
  attempts: count(),
  /** What was the matter the last time; null for nothing. */
  trouble: nullable(text()),
  /** The number under which the bank has it. */
  reference: nullable(text()),
  /** Why it was refused, or failed. */
  reason: nullable(text()),
  endedAt: nullable(instant()),
  /** Counts its states, from 1. */
  version: count(),
  /** Who made it what it is; null for WeChat Pay. */
  changedBy: nullable(text()),
  changedAt: instant(),
  gmtCreated: instant(),
};

/** Money that is paid out to a partner. */
export type Payout = RecordOf<typeof payoutFields>;
