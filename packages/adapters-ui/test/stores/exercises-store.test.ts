import type { Ports } from '@ykd/application';
import { exerciseCourse } from './exercise-course.js';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExercisesStore, hasStudyWaiting } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { createWorld, memoryStorage, settle, type World } from './world.js';

const MING = 'u-ming';
let world: World;
let ports: Ports;
let storage: ReturnType<typeof memoryStorage>;
let online: Subject<void>;
let connected: boolean;

const openStore = () =>
  createExercisesStore({
    userId: MING,
    projectUser: {
      exercises: (query) => ports.projectUser.exercises(query),
      passExercise: async (input) => {
        if (!connected) throw new Error('offline');
        return ports.projectUser.passExercise(input);
      },
    },
    storage,
    clock: world.fakes.clock,
    online$: online,
    scheduler: createVirtualClock().scheduler,
  });
const onServer = () => world.fakes.progress.passed(MING, 'py1test');

beforeEach(async () => {
  world = await createWorld();
  await world.fakes.courses.save(exerciseCourse('py1test', ['one', 'two']), world.fakes.clock.now());
  ports = await world.member('xiaoming');
  storage = memoryStorage();
  online = new Subject();
  connected = true;
});

describe('the exercises of a course', () => {
  it('are passed at once, saved, and counted into the progress', async () => {
    const store = openStore();
    const progress: number[] = [];
    store.saved$.subscribe((record) => progress.push(record.progress));
    await store.open('py1test');
    store.pass('py1test', 'one');
    store.pass('py1test', 'one');
    expect(store.getSnapshot().passed).toEqual(['one']);
    await settle();
    expect(store.getSnapshot().saving).toBe('saved');
    expect(await onServer()).toEqual(['one']);
    expect(progress).toHaveLength(1);
    expect(progress[0]).toBeGreaterThan(0);
    expect(storage.kept.size).toBe(0);
  });

  it('count only when they are passed for the first time', async () => {
    const first = openStore();
    await first.open('py1test');
    first.pass('py1test', 'one');
    expect(first.getSnapshot().counted).toEqual(['one']);
    await settle();
    // The same page later, or another device.
    const again = openStore();
    await again.open('py1test');
    again.pass('py1test', 'one');
    expect(again.getSnapshot()).toMatchObject({ passed: ['one'], counted: [] });
    again.pass('py1test', 'two');
    expect(again.getSnapshot().counted).toEqual(['two']);
  });

  it('do not count when the server says late that it had them', async () => {
    await ports.projectUser.passExercise({ courseId: 'py1test', exerciseId: 'one' });
    const store = openStore();
    const opened = store.open('py1test');
    store.pass('py1test', 'one');
    expect(store.getSnapshot().counted).toEqual(['one']);
    await opened;
    expect(store.getSnapshot()).toMatchObject({ passed: ['one'], counted: [] });
  });

  it('wait in the browser without a connection, over a reload, and are sent later', async () => {
    const store = openStore();
    await store.open('py1test');
    connected = false;
    store.pass('py1test', 'one');
    await settle();
    expect(store.getSnapshot()).toMatchObject({ saving: 'queued', passed: ['one'] });
    expect(hasStudyWaiting(storage, MING)).toBe(true);
    store.dispose();

    const later = openStore();
    await later.open('py1test');
    expect(later.getSnapshot().passed).toEqual(['one']);
    expect(await onServer()).toEqual([]);
    connected = true;
    online.next();
    await settle();
    expect(await onServer()).toEqual(['one']);
    expect(hasStudyWaiting(storage, MING)).toBe(false);
  });

  it('are known from the record, each course for itself', async () => {
    await ports.projectUser.passExercise({ courseId: 'py1test', exerciseId: 'two' });
    const store = openStore();
    await store.open('py1test');
    expect(store.getSnapshot().passed).toEqual(['two']);
    await store.open('j1test');
    expect(store.getSnapshot().passed).toEqual([]);
  });

  it('that the course does not have are given up', async () => {
    const store = openStore();
    await store.open('py1test');
    store.pass('py1test', 'gone');
    await settle();
    expect(store.getSnapshot().saving).toBe('refused');
    expect(storage.kept.size).toBe(0);
  });
});
