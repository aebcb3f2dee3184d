import type { Clock } from '@ykd/application/ports';
import { STUDY_BEATS_MAX, type StudyTimePort } from '@ykd/application/study-time';
import { STUDY_BEAT_MAX_AGE_MS, STUDY_BEAT_MAX_SECONDS, type StudyBeat } from '@ykd/domain/report';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { answerOf, createOutbox, type Outbox, type OutboxDeps } from './outbox.js';
import type { KeyValueStorage } from './key-value-storage.js';
import { createStoredList } from './stored-list.js';
import { studyBeatsKey } from './study-waiting.js';

export interface StudyBeatsDeps extends Pick<OutboxDeps<never>, 'online$' | 'scheduler'> {
  /** Whose study it is; the server takes it from nobody else. */
  readonly userId: string;
  readonly studyTime: Pick<StudyTimePort, 'beats'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

/** Where stretches of study are reported to. */
export interface StudyBeats extends Pick<Outbox, 'flush' | 'dispose'> {
  /** A stretch of study is over: it is kept in the browser first, then sent. */
  add(beat: StudyBeat): void;
}

const isId = (value: unknown): boolean => typeof value === 'string' && [...value].length <= IDENTIFIER_MAX;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Anything else the server would refuse, with all that is sent together with it. */
const isBeat = (value: unknown): value is StudyBeat => {
  const { id, courseId, outlineNum, sectionNum, from, seconds } = (value ?? {}) as Partial<StudyBeat>;
  return (
    [id, courseId].every(isId) &&
    [outlineNum, sectionNum, from, seconds].every(isCount) &&
    Number(seconds) >= 1 &&
    Number(seconds) <= STUDY_BEAT_MAX_SECONDS
  );
};

/** Sends the beats of a member in batches, those of the last visits too. */
export const createStudyBeats = (deps: StudyBeatsDeps): StudyBeats => {
  const { userId, studyTime, storage, clock, online$, scheduler } = deps;
  const waiting = createStoredList(storage, studyBeatsKey(userId), isBeat);

  const { added, flush, dispose } = createOutbox<readonly StudyBeat[]>({
    all: () => {
      const batch = waiting.all().slice(0, STUDY_BEATS_MAX);
      return batch.length === 0 ? [] : [batch];
    },
    keyOf: () => userId,
    send: async (beats) => {
      const answer = answerOf(await studyTime.beats({ userId, beats }));
      if (answer !== 'not-logged-in') {
        const sent = new Set(beats.map(({ id }) => id));
        waiting.write(waiting.all().filter(({ id }) => !sent.has(id)));
      }
      return answer;
    },
    online$,
    scheduler,
  });

  return {
    add: (beat) => {
      // What the server would pass over need not wait for it.
      const since = clock.now() - STUDY_BEAT_MAX_AGE_MS;
      waiting.write([...waiting.all().filter(({ from }) => from >= since), beat]);
      added();
    },
    flush,
    dispose,
  };
};
