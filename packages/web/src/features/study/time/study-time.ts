import type { StudyBeats } from '@ykd/adapters-ui/stores';
import type { Clock } from '@ykd/application/ports';
import type { StudyTimePort } from '@ykd/application/study-time';
import type { StudyBeat } from '@ykd/domain/report';
import { Subject, type SchedulerLike } from 'rxjs';
import { trackStudy, type StudySigns } from './study-tracker';

/** A lesson that is being read. */
type StudiedLesson = Pick<StudyBeat, 'courseId' | 'outlineNum' | 'sectionNum'>;

/** Counts the time that a member studies. */
export interface StudyTime {
  /** A lesson is being read; call what it returns when that is over. */
  read(lesson: StudiedLesson): () => void;
}

export interface StudyTimeDeps extends StudySigns {
  readonly port: Pick<StudyTimePort, 'start'>;
  readonly beats: Pick<StudyBeats, 'add'>;
  readonly clock: Clock;
  readonly randomId: () => string;
  readonly scheduler?: SchedulerLike;
}

/** The counting of one member. A session of study begins with the first lesson of a course. */
export const createStudyTime = (deps: StudyTimeDeps): StudyTime => {
  const { port, beats, clock, randomId, scheduler } = deps;
  const sessions = new Map<string, Promise<boolean>>();
  /** Whether time in the course counts. Without a connection it may: the server judges later. */
  const counts = (courseId: string): Promise<boolean> => {
    const known = sessions.get(courseId);
    if (known !== undefined) return known;
    const session = port.start({ courseId }).then(
      ({ ok }) => ok,
      () => sessions.delete(courseId),
    );
    sessions.set(courseId, session);
    return session;
  };

  return {
    read: (lesson) => {
      const end$ = new Subject<void>();
      trackStudy(deps, end$, clock, scheduler).subscribe((stretch) =>
        beats.add({ id: randomId(), ...lesson, ...stretch }),
      );
      void counts(lesson.courseId).then((isOpen) => void (isOpen || end$.next()));
      return () => end$.next();
    },
  };
};
