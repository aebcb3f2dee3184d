import { PLAN_GROUPS, progressTone } from '@ykd/domain/course';
import {
  canLearn,
  courseCards,
  isOnline,
  onlineFirst,
  type CourseCard,
  type CourseCardInput,
} from './course-card.js';

/** A stage of a track with its courses in the order of study. */
export interface TrackStage {
  readonly name: string;
  readonly courses: readonly CourseCard[];
  /** How many of its courses have lessons. */
  readonly online: number;
  /** How many of those are done. */
  readonly done: number;
  /** Percent, the mean of the courses with lessons, whole; 100 only when all of them are done. */
  readonly progress: number;
}

/** A track as a learner sees it. Specification §2 'Routes', §3 'Learning-plan groups'. */
export interface TrackView {
  readonly stages: readonly TrackStage[];
  /** The mean of all courses with lessons, percent, whole; a course of two stages counts once. */
  readonly progress: number;
  /** What comes next: the first course on the way that is open to him and not done. Absent when there is none. */
  readonly next?: CourseCard;
}

const isDone = ({ progress }: CourseCard): boolean => progressTone(progress) === 'green';

const mean = (all: readonly CourseCard[]): number => {
  const courses = all.filter(isOnline);
  const sum = courses.reduce((total, { progress }) => total + Math.min(100, progress), 0);
  return courses.length === 0 ? 0 : Math.floor(sum / courses.length);
};

/** Composes a track from the learner's orders and records. Linear in both for each course. */
export const composeTrack = (stages: readonly string[], input: CourseCardInput): TrackView => {
  const card = courseCards(input);
  const shown = stages.map((name) => {
    const courses = onlineFirst((PLAN_GROUPS[name] ?? []).flatMap(card));
    const online = courses.filter(isOnline);
    return {
      name,
      courses,
      online: online.length,
      done: online.filter(isDone).length,
      progress: mean(online),
    };
  });
  const all = [
    ...new Map(shown.flatMap(({ courses }) => courses.map((course) => [course.courseId, course]))).values(),
  ];
  const next = all.find((course) => canLearn(course) && !isDone(course));
  return { stages: shown, progress: mean(all), ...(next === undefined ? {} : { next }) };
};
