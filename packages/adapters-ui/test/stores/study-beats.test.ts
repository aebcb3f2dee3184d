import type { Ports } from '@ykd/application';
import { STUDY_BEATS_MAX } from '@ykd/application/study-time';
import { MING, NEW } from '@ykd/application/testing';
import { DAY_MS } from '@ykd/domain/shared';
import { Subject } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { createStudyBeats, studyBeatsKey } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { createWorld, memoryStorage, settle, type World } from './world.js';

let world: World;
let ports: Ports;
let storage: ReturnType<typeof memoryStorage>;
let time: ReturnType<typeof createVirtualClock>;
let online: Subject<void>;
let connected: boolean;
let calls: number;

const beats = (userId: string = MING.id) =>
  createStudyBeats({
    userId,
    storage,
    clock: world.fakes.clock,
    online$: online,
    scheduler: time.scheduler,
    studyTime: {
      beats: async (input) => {
        calls += 1;
        if (!connected) throw new Error('offline');
        return ports.studyTime.beats(input);
      },
    },
  });

const beat = (id: string, secondsAgo: number) => ({
  id,
  courseId: 'py1test',
  outlineNum: 0,
  sectionNum: 0,
  from: world.fakes.clock.now() - secondsAgo * 1000,
  seconds: 60,
});

const counted = async (userId: string = MING.id): Promise<number> => {
  const year = new Date(world.fakes.clock.now()).getUTCFullYear();
  const logs = await world.fakes.studyLogs.findByYear(userId, year);
  return logs.reduce((sum, { seconds }) => sum + seconds, 0);
};

beforeEach(async () => {
  world = await createWorld();
  ports = await world.member(MING.mobile);
  storage = memoryStorage();
  time = createVirtualClock();
  online = new Subject();
  connected = true;
  calls = 0;
});

it('sends each stretch once it is over', async () => {
  beats().add(beat('a', 60));
  await settle();
  expect(await counted()).toBe(60);
  expect(storage.kept.size).toBe(0);
});

it('keeps beats without a connection, and sends them in batches when it is back', async () => {
  connected = false;
  const waiting = beats();
  for (let at = 0; at < STUDY_BEATS_MAX + 20; at += 1) waiting.add(beat(`b${at}`, (at + 1) * 60));
  await settle();
  expect(calls).toBe(1);
  connected = true;
  online.next();
  await settle();
  expect(calls).toBe(3);
  expect(await counted()).toBe((STUDY_BEATS_MAX + 20) * 60);
  expect(storage.kept.size).toBe(0);
});

it('sends at the next visit what a closed window left behind', async () => {
  connected = false;
  const left = beats();
  left.add(beat('a', 60));
  left.dispose();
  connected = true;
  beats().flush();
  await settle();
  expect(await counted()).toBe(60);
});

it('counts once what two tabs send twice', async () => {
  const [one, two] = [beats(), beats()];
  connected = false;
  one.add(beat('a', 60));
  two.add(beat('b', 30));
  await settle();
  connected = true;
  online.next();
  await settle();
  expect(await counted()).toBe(90);
});

it('keeps one member’s study from another', async () => {
  const other = await world.member(NEW.mobile);
  const queue = beats();
  ports = other;
  queue.add(beat('a', 60));
  await settle();
  expect(await counted(NEW.id)).toBe(0);
  expect(storage.kept.has(studyBeatsKey(MING.id))).toBe(true);
  beats(NEW.id).flush();
  await settle();
  expect(await counted(NEW.id)).toBe(0);
});

it('lets go of what is too old, and of what somebody else wrote there', async () => {
  const key = studyBeatsKey(MING.id);
  storage.setItem(key, JSON.stringify([null, 7, { id: 'x' }, { ...beat('huge', 60), seconds: 1e9 }]));
  connected = false;
  const queue = beats();
  queue.add(beat('old', (8 * DAY_MS) / 1000));
  queue.add(beat('new', 60));
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject([{ id: 'new' }]);
  storage.setItem(key, '{');
  connected = true;
  queue.flush();
  await settle();
  expect(calls).toBe(1);
});
