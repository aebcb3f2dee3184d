import { err, ok } from '@ykd/domain/shared';
import type { StudyBeat } from '@ykd/domain/report';
import { NEVER, of, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { createStudyTime, type StudyTimeDeps } from '../src/features/study/time/study-time';

const LESSON = { courseId: 'py1test', outlineNum: 1, sectionNum: 2 };
const SESSION = {
  ...LESSON,
  mobile: '13800000002',
  validFrom: null,
  validUntil: null,
  userId: 'u',
  type: 'NEW',
} as const;

const counting = (start: StudyTimeDeps['port']['start']) => {
  const scheduler = new VirtualTimeScheduler();
  const beats: StudyBeat[] = [];
  const begun: string[] = [];
  let ids = 0;
  const time = createStudyTime({
    port: {
      start: (input) => {
        begun.push(input.courseId);
        return start(input);
      },
    },
    beats: { add: (beat) => beats.push(beat) },
    clock: { now: () => scheduler.frame },
    randomId: () => `b${(ids += 1)}`,
    signs$: NEVER,
    visible$: of(true),
    scheduler,
  });
  const wait = (ms: number): void => {
    const until = scheduler.frame + ms;
    scheduler.maxFrames = until;
    scheduler.flush();
    scheduler.frame = until;
  };
  return { time, beats, begun, wait };
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('begins one session a course, and reports each stretch with its lesson and an id of its own', async () => {
  const { time, beats, begun, wait } = counting(async () => ok(SESSION));
  const end = time.read(LESSON);
  await settled();
  wait(40_000);
  end();
  time.read({ ...LESSON, sectionNum: 3 });
  wait(60_000);
  expect(begun).toEqual(['py1test']);
  expect(beats).toEqual([
    { id: 'b1', ...LESSON, from: 0, seconds: 40 },
    { id: 'b2', ...LESSON, sectionNum: 3, from: 40_000, seconds: 60 },
  ]);
});

it('counts on without a connection, and asks again in the next lesson', async () => {
  const { time, beats, begun, wait } = counting(() => Promise.reject(new Error('offline')));
  const end = time.read(LESSON);
  await settled();
  wait(30_000);
  end();
  expect(beats).toHaveLength(1);
  time.read(LESSON);
  expect(begun).toHaveLength(2);
});

it('stops when the server says that the course is closed', async () => {
  const { time, beats, wait } = counting(async () => err({ kind: 'course-closed', reason: 'not-bought' }));
  time.read(LESSON);
  await settled();
  wait(600_000);
  expect(beats).toEqual([]);
});
