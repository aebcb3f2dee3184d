import { NOTICE_KINDS } from '@ykd/domain/notice';
import { instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const noticeFields = {
  /** Made of what it tells of, so that nothing is told twice. */
  id: text(),
  userId: text(),
  kind: oneOf(NOTICE_KINDS),
  title: text(),
  text: text(),
  /** An address of the platform. */
  link: nullable(text()),
  /** The message of staff that it came with. */
  messageId: nullable(text()),
  gmtCreated: instant(),
  readAt: nullable(instant()),
};

/** What a member was told. */
export type Notice = RecordOf<typeof noticeFields>;

export const smsOptOutFields = { userId: text(), since: instant() };

/** That a member wants no text messages but those that he needs, such as codes. */
export type SmsOptOut = RecordOf<typeof smsOptOutFields>;
