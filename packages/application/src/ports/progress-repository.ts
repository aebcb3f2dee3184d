import type { LessonPlace, Position } from '@ykd/domain/course';
import type { StudySpan } from '@ykd/domain/report';
import type { ProjectUser } from './project-user.js';

/** A position reached, with what the record derives from it. */
export interface ProgressSave {
  /** The id of the record, should it be the first of this member and course. */
  readonly newId: string;
  readonly userId: string;
  readonly courseId: string;
  readonly position: Position;
  /** Percent of the course at this position, 0 to 100. */
  readonly progress: number;
  /** Progress per chapter at this position; empty for courses of the old site. */
  readonly outlines: ProjectUser['outlines'];
  /** When it was reached, epoch ms. */
  readonly at: number;
}

/** An exercise that a member solved. */
export interface ExercisePass {
  readonly userId: string;
  readonly courseId: string;
  readonly exerciseId: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Lessons of a course whose end a member reached. */
export interface LessonsRead {
  readonly userId: string;
  readonly courseId: string;
  readonly lessons: readonly LessonPlace[];
  /** Epoch ms. */
  readonly at: number;
}

/** What a member did in a course. */
export interface CourseWork {
  /** The lessons whose end he reached, in the order of reading. */
  readonly read: readonly LessonPlace[];
  /** The ids of the exercises that he passed, in alphabetical order. */
  readonly passed: readonly string[];
}

/** Course progress records, one per member and course, the lessons that were read and the exercises that were passed. */
export interface ProgressRepository {
  /**
   * Merges a position into the record, atomically: the furthest position wins with the outlines that came with it, and of
   * one position those of the greater progress; `progress` never falls; `gmtModified` is the latest `at`, `gmtCreated` the
   * earliest. Saving the same again changes nothing. Answers the record as it stands then.
   */
  merge(save: ProgressSave): Promise<ProjectUser>;
  find(userId: string, courseId: string): Promise<ProjectUser | undefined>;
  /** All records of a member, the last studied first. */
  findByUser(userId: string): Promise<readonly ProjectUser[]>;
  /** The record studied last; of two in the same millisecond, the one with the smaller course id. */
  findLast(userId: string): Promise<ProjectUser | undefined>;
  /** Keeps that an exercise was passed, for good; the first time counts. */
  pass(pass: ExercisePass): Promise<void>;
  /** The ids of the exercises of a course that the member passed, in alphabetical order. */
  passed(userId: string, courseId: string): Promise<readonly string[]>;
  /** How many exercises the member passed for the first time in a span. */
  countPassed(userId: string, span: StudySpan): Promise<number>;
  /** Keeps that lessons were read, for good; the first time counts. */
  readLessons(read: LessonsRead): Promise<void>;
  work(userId: string, courseId: string): Promise<CourseWork>;
  /** The member's work by course id, with none of the courses in which he did nothing. */
  works(userId: string): Promise<ReadonlyMap<string, CourseWork>>;
}
