import { type CourseOutline, hasPosition, type Lesson } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import type { ProjectUserPort } from '@ykd/application/project-user';
import type { AppError } from '@ykd/application/shared';
import type { StudyPort } from '@ykd/application/study';
import { positionOf, START_POSITION, type Position } from '@ykd/domain/course';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** A course being read. */
export interface StudyState {
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  readonly courseId?: string;
  readonly outline?: CourseOutline;
  /** The member's record, null before the first save. */
  readonly record?: ProjectUser | null;
  /** Why the course does not open. */
  readonly refusal?: AppError;
  /** While the next lesson loads, the present one stays on the page. `missing`: the course has no such lesson. */
  readonly lessonStatus: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  readonly lesson?: Lesson;
}

export interface StudyStore extends Snapshots<StudyState> {
  /** Opens a course: its outline and the member's record. Nothing is asked again for the course that is open. */
  open(userId: string, courseId: string): Promise<void>;
  /** Loads a lesson of the open course. */
  read(outlineNum: number, sectionNum: number): Promise<void>;
  /** The record as the server confirmed it. */
  recordSaved(record: ProjectUser): void;
  reset(): void;
}

/** Where to go on in a course: the record's position if it is still in the course, otherwise the start. */
export const resumePosition = (outline: CourseOutline, record: ProjectUser | null | undefined): Position => {
  const position = positionOf(record);
  return hasPosition(outline, position) ? position : START_POSITION;
};

const isLesson = (lesson: Lesson | undefined, outlineNum: number, sectionNum: number): boolean =>
  lesson?.outlineNum === outlineNum && lesson.sectionNum === sectionNum;

export const createStudyStore = (ports: {
  readonly study: StudyPort;
  readonly projectUser: Pick<ProjectUserPort, 'get'>;
}): StudyStore => {
  const { reader, write } = createSnapshots<StudyState>({ status: 'idle', lessonStatus: 'idle' });
  const change = (part: Partial<StudyState>): void => write({ ...reader.getSnapshot(), ...part });
  // Answers that come after the reader went on are dropped.
  let courseTurn = 0;
  let lessonTurn = 0;

  const refuseLesson = (error: AppError): void => {
    // A wrong lesson number is no reason to close the course; anything else would refuse every lesson.
    if (error.kind === 'lesson-not-found') change({ lessonStatus: 'missing' });
    else change({ status: 'refused', refusal: error, lessonStatus: 'idle' });
  };

  return {
    ...reader,
    open: async (userId, courseId) => {
      const { status, courseId: present } = reader.getSnapshot();
      if (present === courseId && (status === 'ready' || status === 'loading')) return;
      courseTurn += 1;
      lessonTurn += 1;
      const mine = courseTurn;
      write({ status: 'loading', courseId, lessonStatus: 'idle' });
      try {
        const [outline, record] = await Promise.all([
          ports.study.outline({ courseId }),
          ports.projectUser.get({ userId, courseId }),
        ]);
        if (mine !== courseTurn) return;
        if (!outline.ok) change({ status: 'refused', refusal: outline.error });
        else if (!record.ok) change({ status: 'refused', refusal: record.error });
        else {
          // What was confirmed meanwhile is newer than what was asked for before.
          const { record: confirmed = record.value } = reader.getSnapshot();
          change({ status: 'ready', outline: outline.value, record: confirmed });
        }
      } catch {
        if (mine === courseTurn) change({ status: 'failed' });
      }
    },
    read: async (outlineNum, sectionNum) => {
      const { courseId, lesson } = reader.getSnapshot();
      if (courseId === undefined) return;
      lessonTurn += 1;
      if (isLesson(lesson, outlineNum, sectionNum)) {
        change({ lessonStatus: 'ready' });
        return;
      }
      const mine = lessonTurn;
      change({ lessonStatus: 'loading' });
      try {
        const result = await ports.study.lesson({ courseId, outlineNum, sectionNum });
        if (mine !== lessonTurn) return;
        if (result.ok) change({ lessonStatus: 'ready', lesson: result.value });
        else refuseLesson(result.error);
      } catch {
        if (mine === lessonTurn) change({ lessonStatus: 'failed' });
      }
    },
    recordSaved: (record) => {
      if (record.courseId === reader.getSnapshot().courseId) change({ record });
    },
    reset: () => {
      courseTurn += 1;
      lessonTurn += 1;
      write({ status: 'idle', lessonStatus: 'idle' });
    },
  };
};
