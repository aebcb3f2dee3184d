import { instant, text, type RecordOf } from '../entity/field.js';

export const weixinPermitFields = { userId: text(), openid: text(), at: instant() };

/** That a member allowed one message to his WeChat account, which he gave at `at`. */
export type WeixinPermit = RecordOf<typeof weixinPermitFields>;

export const weixinTellingFields = {
  /** What he is told. */
  noticeId: text(),
  userId: text(),
  openid: text(),
  /** From then on it helps nobody any more. */
  expiresAt: instant(),
};

/** A notice that is told in WeChat, too. */
export type WeixinTelling = RecordOf<typeof weixinTellingFields>;
