import {
  CLASS_EVENT_TITLES,
  type ClassEventKind,
  type KnownTimes,
  type TimeChange,
} from '@ykd/domain/school-class';
import { count, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const CLASS_EVENT_KINDS = Object.keys(CLASS_EVENT_TITLES) as ClassEventKind[];

export const classEventFields = {
  id: text(),
  classId: text(),
  kind: oneOf(CLASS_EVENT_KINDS),
  title: text(),
  /** When it is first, and until which Shanghai day, `YYYY-MM-DD`, it is repeated each week. */
  startsAt: instant(),
  endsAt: nullable(instant()),
  repeatsUntil: nullable(text()),
  /** Single times that are others, see `timesOf`. */
  changes: json<readonly TimeChange[]>(),
  place: text(),
  link: text(),
  cancelledAt: nullable(instant()),
  /** When students are told of it next; null: never. */
  remindAt: nullable(instant()),
  /** As students know it, where that is another one and they are to be told; null: they know it. */
  known: nullable(json<KnownTimes>()),
  /** When they are told of it; null: they know it. */
  newsAt: nullable(instant()),
  /** 1 when it is new, then one more with each change by staff. */
  version: count(),
  changedBy: nullable(text()),
  changedAt: instant(),
};

/** Something in the schedule of a class. */
export type ClassEvent = RecordOf<typeof classEventFields>;

export const calendarAddressFields = {
  userId: text(),
  /** That of the secret in the address. */
  digest: text(),
  since: instant(),
};

export const staffContactFields = {
  userId: text(),
  name: text(),
  weixin: text(),
  hours: text(),
  /** 1 when it is new, then one more with each change. */
  version: count(),
  changedAt: instant(),
};

/** What somebody who looks after classes tells their students of himself. */
export type StoredContact = RecordOf<typeof staffContactFields>;
