import { PLAN_STANDING_TITLES, type PlanStanding } from '@ykd/domain/school-class';
import {
  count,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  type RecordOf,
} from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** Of so many students of a class it is told how they fare: those of the longest standing. */
export const GLANCE_STUDENTS_MAX = 1_000;

/** So many days back is shown when somebody studied. */
export const GLANCE_DAYS = [30, 90] as const;
export type GlanceDays = (typeof GLANCE_DAYS)[number];

/** So many exercises where students get stuck are told, the worst. */
export const STUCK_TOLD = 8;

const STANDINGS = Object.keys(PLAN_STANDING_TITLES) as PlanStanding[];

const glanceStudentFields = {
  id: text(),
  name: nullable(text()),
  /** How much of the courses of the class he did, see `meanPercent`. */
  done: count(),
  /** To the plan; null where there is none, for the class has no last day or no course. */
  standing: nullable(oneOf(STANDINGS)),
  /** How many exercises of the courses he passed. */
  passed: count(),
  /** See `studyMarks`. */
  marks: text(),
  /** The beginning of the day, epoch ms, on which he studied last, at any time. */
  lastStudied: nullable(instant()),
  /** In how many days the service of his class teacher ends: 0 is today, fewer is over; null: he has none. */
  serviceDays: nullable(integer()),
};

export type GlanceStudent = RecordOf<typeof glanceStudentFields>;

const glanceCourseFields = {
  courseId: text(),
  title: text(),
  /** How much of it is to be done by today; null: nothing is planned. */
  planned: nullable(count()),
  /** The mean of all students, see `meanPercent`; of each chapter as well. */
  mean: count(),
  /** Who opened it, and who did all of it. */
  begun: count(),
  finished: count(),
  chapters: list(object({ title: text(), mean: count() })),
};

export type GlanceCourse = RecordOf<typeof glanceCourseFields>;

const stuckFields = {
  courseId: text(),
  courseTitle: text(),
  lesson: text(),
  outlineNum: count(),
  sectionNum: count(),
  /** Which exercise of the lesson it is, from 1. */
  number: count(),
  exerciseId: text(),
  tried: count(),
  passed: count(),
};

export type StuckExercise = RecordOf<typeof stuckFields>;

export const classGlanceFields = {
  classId: text(),
  /** Today, by the clock of the server: the last day of the marks. */
  today: text(),
  days: count(),
  /** How much of all courses is to be done by today, in percent; null: nothing is planned. */
  planned: nullable(count()),
  /** Those in the class whom the caller reaches; those of the longest standing first. */
  students: list(object(glanceStudentFields)),
  /** There are more, of whom nothing is told. */
  isCut: flag(),
  /** In the order of the plan. */
  courses: list(object(glanceCourseFields)),
  /** How many exercises all courses have, and how many students passed how many, see `passedBands`. */
  exercises: count(),
  bands: list(object({ from: count(), to: count(), students: count() })),
  stuck: list(object(stuckFields)),
};

/** How the students of a class fare. */
export type ClassGlance = RecordOf<typeof classGlanceFields>;

/** Of the year of fewer students than these nothing is told: nobody is to be recognised in sums. */
export const CLASS_YEAR_MIN_LEARNERS = 5;

/** The years that can be asked for. */
export const CLASS_YEARS = { from: 2000, until: 9998 } as const;

export const classYearFields = {
  classId: text(),
  year: integer(),
  /** False: the year goes on, and all of it is told 'so far'. */
  isOver: flag(),
  /** There are more students, who are not counted. */
  isCut: flag(),
  /** Null: too few of them studied, see {@link CLASS_YEAR_MIN_LEARNERS}. */
  sums: nullable(
    object({
      /** Who studied. */
      learners: count(),
      /** The days on which each of them studied, all together, and their seconds. */
      studyDays: count(),
      seconds: count(),
      /** The hour of the day, 0..23, in which most of that was begun, the earlier on a tie. */
      activeHour: count(),
      exercises: count(),
      notes: count(),
    }),
  ),
};

/** What the students of a class did in a year, added up: nothing of any one of them. */
export type ClassYear = RecordOf<typeof classYearFields>;

/** A class at a glance, for staff with the right `classes.manage` who look after it. Beyond the Specification. */
export interface ClassGlancePort {
  /** Only students whom the caller reaches count in any number; a class that he does not look after is as absent as none. */
  show(input: {
    readonly classId: string;
    readonly days: GlanceDays;
  }): Outcome<ClassGlance, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
  /** The year of the same students in sums: no consent is needed, since it tells of nobody. */
  year(input: {
    readonly classId: string;
    readonly year: number;
  }): Outcome<ClassYear, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
