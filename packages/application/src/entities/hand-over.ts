import { OPEN_ITEMS } from '@ykd/domain/follow-up';
import { instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import type { CareState } from './care.js';

export const handOverFields = {
  id: text(),
  /** Whose students were given, to whom, and who did so: members of staff. */
  fromId: text(),
  toId: text(),
  byId: text(),
  /** When, epoch ms. */
  at: instant(),
  /** What became of what was open in the queue of the giver. */
  open: oneOf(OPEN_ITEMS),
  /** What was written to whoever got them. */
  note: text(),
  /** When they come back by themselves, epoch ms; null: they stay. */
  until: nullable(instant()),
  /** When all of them were back, or were with whom they had been given to for a longer time, from where they come back later. */
  endedAt: nullable(instant()),
};

/** That students of a member of staff were given to another one. */
export type HandOver = RecordOf<typeof handOverFields>;

/**
 * What became of a student who was given away: it was undone, or he came back when his time was over; or he stays where he is, for
 * somebody had changed his care since, or whoever gave him can look after him no more.
 */
export const HAND_OVER_BACK = ['undone', 'returned', 'changed', 'gone'] as const;
/** How he came back. */
export const CAME_BACK: readonly string[] = [
  'undone',
  'returned',
] satisfies readonly (typeof HAND_OVER_BACK)[number][];

export const handedStudentFields = {
  handOverId: text(),
  studentId: text(),
  /** What was written about him. */
  note: nullable(text()),
  /** His care before and after. */
  before: json<CareState>(),
  after: json<CareState>(),
  back: nullable(oneOf(HAND_OVER_BACK)),
  backAt: nullable(instant()),
};

/** A student who was given away. */
export type HandedStudent = RecordOf<typeof handedStudentFields>;
