import { count, instant, nullable, text, type RecordOf } from '../entity/field.js';

export const greetingFields = {
  orderId: text(),
  /** How often it was tried to send it. */
  attempts: count(),
  /** Why it was not sent at the last try, or never will be. */
  error: nullable(text()),
  /** When it was sent, epoch ms; null until then. */
  sentAt: nullable(instant()),
  /** When its order was paid, epoch ms. */
  gmtCreated: instant(),
};

/** The greeting of whoever paid an order, in the room of his course. At most one an order. */
export type Greeting = RecordOf<typeof greetingFields>;
