import { count, instant, nullable, text, type RecordOf } from '../entity/field.js';

/** The figures of somebody who looks after students. */
export const assistantFigureFields = {
  /** How many students are in his care, and of how many of them he is the class teacher. */
  students: count(),
  classTeacher: count(),
  /** How many of them studied in the last 7 days, today included. */
  active: count(),
  /** How many are in his queue now. */
  waiting: count(),
  /** How many of them somebody contacted last in the last 7 and the last 30 days, today included. */
  contacted7: count(),
  contacted30: count(),
  /** The median days from a reason to the contact, of contacts of the last 30 days: see `medianWait`; null: there were none. */
  wait: nullable(count()),
};

export type AssistantFigures = RecordOf<typeof assistantFigureFields>;

export const assistantCountFields = {
  staffId: text(),
  ...assistantFigureFields,
  /** How many were in his care when it was counted, listed or not, and since when the last of them was (epoch ms; 0: nobody). */
  careCount: count(),
  careSince: instant(),
  countedAt: instant(),
};

/** How somebody who looks after students stood when it was counted last. */
export type AssistantCount = RecordOf<typeof assistantCountFields>;
