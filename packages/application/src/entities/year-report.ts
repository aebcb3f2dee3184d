import type { LearnersByDays, StudyStory, YearDeeds } from '@ykd/domain/report';
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

export const reportConsentFields = {
  userId: text(),
  year: integer(),
  agreedAt: instant(),
};

/** That a member lets the class teachers of his classes, also later ones, see his report of a year. */
export type ReportConsent = RecordOf<typeof reportConsentFields>;

/** A course that a report names. */
export interface NamedCourse {
  readonly courseId: string;
  readonly title: string;
}

/** The year of a member as the pages of its report tell it. */
export interface YearReport {
  readonly year: number;
  /** False: the year goes on, and all of it is told 'so far'. */
  readonly isOver: boolean;
  /** What its member is called; null for who has no name. */
  readonly name: string | null;
  readonly story: StudyStory;
  readonly deeds: YearDeeds;
  /** The courses of the story that the catalogue knows. */
  readonly courses: readonly NamedCourse[];
}
