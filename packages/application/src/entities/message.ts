import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

/** How a message reaches students: as a notice on the platform, or as a text message. */
export const MESSAGE_CHANNELS = ['notice', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** How far a message is. `sending`: some of its receivers still wait. */
export const MESSAGE_STATES = ['sending', 'done'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const messageFields = {
  id: text(),
  senderId: text(),
  /** Made by whoever sends it: the same wish twice is one message. */
  requestKey: text(),
  channel: oneOf(MESSAGE_CHANNELS),
  /** Above a notice; a text message has none, and is called so in lists. */
  title: text(),
  text: text(),
  link: nullable(text()),
  /** To whom, in words. */
  conditions: text(),
  /** The class that it went to, or groups of it; null: to students who were chosen or found. */
  classId: nullable(text()),
  /** How many rows of receivers it has. */
  receivers: count(),
  /** Cents for each piece of a text message, when it was sent; 0 for a notice. */
  price: count(),
  /** Cents that all of it was expected to cost. */
  estimate: count(),
  state: oneOf(MESSAGE_STATES),
  gmtCreated: instant(),
  endedAt: nullable(instant()),
};

/** What a member of staff sent to students. */
export type Message = RecordOf<typeof messageFields>;

/**
 * What became of a message for a receiver. `sending`: the SMS service is asked; `optedOut`: he wanted no text messages at that
 * moment; `noMobile`: he has none that takes them.
 */
export const RECEIVER_STATES = ['waiting', 'sending', 'sent', 'optedOut', 'noMobile', 'failed'] as const;
export type ReceiverState = (typeof RECEIVER_STATES)[number];
/** What the receivers of a message can be narrowed by: a state, or whether he to whom a notice was sent has read it. */
export const RECEIVER_FILTERS = [...RECEIVER_STATES, 'read', 'unread'] as const;
export type ReceiverFilter = (typeof RECEIVER_FILTERS)[number];

/**
 * Why it failed. `refused`: the SMS service did not take it; `unclear`: nobody knows whether it did, and it is not tried again;
 * `gone`: there is no such member any more; `long`: filled in it is too long.
 */
export const RECEIVER_REASONS = ['refused', 'unclear', 'gone', 'long'] as const;
export type ReceiverReason = (typeof RECEIVER_REASONS)[number];

export const messageReceiverFields = {
  messageId: text(),
  userId: text(),
  state: oneOf(RECEIVER_STATES),
  reason: nullable(oneOf(RECEIVER_REASONS)),
  /** Pieces of the text message that were sent, or may have been. */
  segments: count(),
  /** When it came into its state. */
  at: instant(),
};

/** A receiver of a message. */
export type MessageReceiver = RecordOf<typeof messageReceiverFields>;

export const messageTemplateFields = {
  id: text(),
  name: text(),
  title: text(),
  text: text(),
  version: count(),
  changedBy: nullable(text()),
  changedAt: instant(),
  gmtCreated: instant(),
};

/** A text that staff keep to send it again. */
export type MessageTemplate = RecordOf<typeof messageTemplateFields>;

export const smsSettingFields = {
  id: oneOf(['sms']),
  /** Cents for each piece. */
  price: count(),
  /** Of each sender in a Shanghai day: to how many receivers, and for how many cents. */
  dailyMessages: count(),
  dailyCents: count(),
  version: count(),
  changedBy: nullable(text()),
  changedAt: instant(),
};

/** What text messages cost, and how many may be sent. */
export type SmsSetting = RecordOf<typeof smsSettingFields>;
