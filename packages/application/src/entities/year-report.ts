import type { LearnersByDays, StudyStory } from '@ykd/domain/report';
import { count, instant, integer, json, nullable, text, type RecordOf } from '../entity/field.js';

/** A year with study, as it is kept. */
export type KeptStory = Extract<StudyStory, { readonly kind: 'studied' }>;

export const yearReportFields = {
  userId: text(),
  year: integer(),
  /** From how many pieces of study it was made: with any other number of them it is told no more. */
  pieces: count(),
  /** Which form of stories it has, see `STORY_FORM`. */
  form: count(),
  /** On how many days of the year there was study. */
  studyDays: count(),
  story: json<KeptStory>(),
  madeAt: instant(),
};

/** The year of a member, as it was made when it was asked for last. */
export type KeptYear = RecordOf<typeof yearReportFields>;

export const reportBuildFields = {
  year: integer(),
  /** The last member whose report was made, in the order of their ids. */
  after: text(),
  /** How many reports were made. */
  made: count(),
  startedAt: instant(),
  /** Null: it goes on, or was interrupted. */
  doneAt: nullable(instant()),
  /** Everybody who studied in that year, by the number of days, when it was done; none before. */
  learners: json<readonly LearnersByDays[]>(),
};

/** How far the reports of a year are made in advance. */
export type ReportBuild = RecordOf<typeof reportBuildFields>;
