import { PLACEHOLDERS } from '@ykd/domain/notice';
import {
  MESSAGE_STATES,
  MESSAGE_CHANNELS,
  messageFields,
  messageReceiverFields,
  messageTemplateFields,
  RECEIVER_FILTERS,
  RECEIVER_STATES,
  smsSettingFields,
  type MessageChannel,
  type ReceiverFilter,
  type ReceiverState,
} from '../entities/message.js';
import { count, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListTarget } from '../staff-list/index.js';
import type { StudentList } from '../student/list.js';

export {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  RECEIVER_FILTERS,
  RECEIVER_STATES,
  type MessageChannel,
  type ReceiverFilter,
  type ReceiverState,
};

const person = object({ id: text(), name: nullable(text()) });

/**
 * To whom a message goes: to students who are chosen or found, or to whoever is in a class when it is sent; `groupIds`: in these
 * groups of it, none: in all of it.
 */
export type MessageTarget =
  | { readonly kind: 'students'; readonly target: ListTarget<StudentList> }
  | { readonly kind: 'class'; readonly classId: string; readonly groupIds: readonly string[] };

/** What somebody wants to send. */
export interface MessageWish {
  readonly channel: MessageChannel;
  /** Of a notice; a text message has none. */
  readonly title: string;
  readonly text: string;
  /** Where a notice leads; a text message leads nowhere. */
  readonly link: string | null;
  readonly to: MessageTarget;
}

export const messagePreviewFields = {
  /** How many it would go to; to be named as `seen` where it is sent. */
  receivers: count(),
  /** How many of them have nothing for a place of the text. */
  lacking: list(object({ placeholder: oneOf(PLACEHOLDERS), count: count() })),
  /** Of a text message: who does not get it, pieces in all, and cents. */
  optedOut: count(),
  noMobile: count(),
  tooLong: count(),
  segments: count(),
  /** To be named as `seenCost` where it is sent. */
  estimate: count(),
  /** Why it cannot be sent today, in Chinese. */
  limitIssue: nullable(text()),
  /** What one of them would read. */
  sample: nullable(object({ name: nullable(text()), title: text(), text: text(), segments: count() })),
};
export type MessagePreview = RecordOf<typeof messagePreviewFields>;

const { id, channel, title, gmtCreated, state, receivers, conditions, classId } = messageFields;
const { price, estimate, endedAt, link } = messageFields;

/** A line of the list; the numbers are those of rows. */
export const messageLineFields = {
  id,
  channel,
  title,
  gmtCreated,
  state,
  receivers,
  /** To whom, in words, and the class that it went to, if it did. */
  conditions,
  classId,
  sender: person,
  waiting: count(),
  sent: count(),
  read: count(),
  optedOut: count(),
  noMobile: count(),
  failed: count(),
  /** Cents; 0 for notices. */
  cost: count(),
};
export type MessageLine = RecordOf<typeof messageLineFields>;

export const messageViewFields = {
  ...messageLineFields,
  text: messageFields.text,
  link,
  price,
  estimate,
  endedAt,
};
export type MessageView = RecordOf<typeof messageViewFields>;

export const recipientLineFields = {
  id: text(),
  /** Null where the caller does not see this student, or he has no name. */
  name: nullable(text()),
  /** Its middle is hidden; null where the caller does not see him. */
  mobile: nullable(text()),
};
/** Somebody to whom a message would go. */
export type RecipientLine = RecordOf<typeof recipientLineFields>;

export const receiverLineFields = {
  ...recipientLineFields,
  state: messageReceiverFields.state,
  reason: messageReceiverFields.reason,
  segments: messageReceiverFields.segments,
  at: messageReceiverFields.at,
  readAt: nullable(instant()),
};
export type ReceiverLine = RecordOf<typeof receiverLineFields>;

export const templateViewFields = {
  id: messageTemplateFields.id,
  name: messageTemplateFields.name,
  title: messageTemplateFields.title,
  text: messageTemplateFields.text,
  version: messageTemplateFields.version,
  changedAt: messageTemplateFields.changedAt,
};
export type TemplateView = RecordOf<typeof templateViewFields>;

export const smsSettingViewFields = {
  price: smsSettingFields.price,
  dailyMessages: smsSettingFields.dailyMessages,
  dailyCents: smsSettingFields.dailyCents,
  version: smsSettingFields.version,
  /** What the caller has sent today. */
  usedMessages: count(),
  usedCents: count(),
};
export type SmsSettingView = RecordOf<typeof smsSettingViewFields>;

type Refusals = 'not-logged-in' | 'forbidden';
type Sending = Refusals | 'invalid-input' | 'too-many-rows' | 'list-changed';

/**
 * Messages to students, for staff with the right `messages.send`, and `messages.sms` for text messages. To a class writes who looks
 * after it, see `reachesClass`: all who are in it get the message. Everybody sees what he
 * sent himself, a super administrator everything. Beyond the Specification.
 */
export interface MessagePort {
  /** What would be sent, to how many, for how much; sends nothing. */
  preview(input: MessageWish): Outcome<MessagePreview, Exclude<Sending, 'list-changed'>>;
  /** Whom it would go to, all of them, page by page; sends nothing. */
  recipients(
    input: KeyPageInput & { readonly to: MessageTarget },
  ): Outcome<KeyPage<RecipientLine>, Exclude<Sending, 'list-changed'>>;
  /**
   * Sends it to whom the target finds now. The same `requestKey` twice is one message. Fails with too-many-rows above
   * `MESSAGE_RECEIVERS_MAX`, with list-changed where another number is found than was seen, and
   * with cost-changed where it comes to more cents than were seen: then nothing was sent.
   */
  send(
    input: MessageWish & {
      readonly seen: number;
      readonly seenCost: number;
      readonly requestKey: string;
    },
  ): Outcome<MessageView, Sending | 'cost-changed'>;
  /** The newest first. `classId`: those alone that went to this class or to groups of it. */
  list(
    input: KeyPageInput & { readonly classId?: string | undefined },
  ): Outcome<KeyPage<MessageLine>, Refusals | 'invalid-input'>;
  message(input: { readonly id: string }): Outcome<MessageView, Refusals | 'entity-not-found'>;
  /** Who got it, and who did not and why. */
  receivers(
    input: KeyPageInput & { readonly id: string; readonly state?: ReceiverFilter | undefined },
  ): Outcome<KeyPage<ReceiverLine>, Refusals | 'entity-not-found' | 'invalid-input'>;
  templates(): Outcome<readonly TemplateView[], Refusals>;
  /** A new template (`id` null), or a change of one as it was seen. */
  saveTemplate(input: {
    readonly id: string | null;
    readonly version: number;
    readonly name: string;
    readonly title: string;
    readonly text: string;
  }): Outcome<TemplateView, Refusals | 'entity-not-found' | 'changed-meanwhile' | 'invalid-input'>;
  removeTemplate(input: {
    readonly id: string;
    readonly version: number;
  }): Outcome<null, Refusals | 'entity-not-found' | 'changed-meanwhile'>;
  settings(): Outcome<SmsSettingView, Refusals>;
  /** What text messages cost, and how many may be sent: with the right `limits.set`. */
  setSettings(input: {
    readonly price: number;
    readonly dailyMessages: number;
    readonly dailyCents: number;
    readonly version: number;
  }): Outcome<SmsSettingView, Refusals | 'changed-meanwhile' | 'invalid-input'>;
}
