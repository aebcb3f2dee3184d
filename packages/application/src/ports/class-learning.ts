import type { StudySpan } from '@ykd/domain/report';
import type { CourseWork } from './progress-repository.js';

/** What a student of a class did in a course that he opened. */
export interface StudentWork extends CourseWork {
  readonly userId: string;
  readonly courseId: string;
}

/** How many students of a class wrote something for an exercise. */
export interface ExerciseTries {
  readonly courseId: string;
  readonly exerciseId: string;
  readonly userIds: readonly string[];
}

/** On which days a student of a class studied: the instants at which they begin, epoch ms, in their order. */
export interface StudentDays {
  readonly userId: string;
  readonly days: readonly number[];
}

/** What some students did in a span, added up. */
export interface StudySums {
  /** How many of them studied. */
  readonly learners: number;
  /** The days on which each of them studied, all together. */
  readonly studyDays: number;
  /** How many seconds of study began in each hour of the day in Shanghai: 24 of them. */
  readonly secondsByHour: readonly number[];
  /** How many exercises they passed, and how many notes they wrote that are there still. */
  readonly passed: number;
  readonly notes: number;
}

/**
 * What those who are in a class now did, all at once and in any order: each answer is one statement, whose cost is theirs and not that
 * of all logs of study.
 */
export interface ClassLearning {
  /** In these courses: one for each student and course that he opened. */
  works(classId: string, courseIds: readonly string[]): Promise<readonly StudentWork[]>;
  /** For the exercises of these courses. */
  tries(classId: string, courseIds: readonly string[]): Promise<readonly ExerciseTries[]>;
  /** On days that began at `from` or later and before `below`, epoch ms; none of who did not study. */
  days(classId: string, from: number, below: number): Promise<readonly StudentDays[]>;
  /** What these students did in a span, whatever their class. */
  sums(userIds: readonly string[], span: StudySpan): Promise<StudySums>;
}
