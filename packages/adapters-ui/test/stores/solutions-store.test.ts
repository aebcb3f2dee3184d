import type { Ports } from '@ykd/application';
import { HONG, MING } from '@ykd/application/testing';
import { SOLUTION_CODE_MAX } from '@ykd/domain/course';
import { BehaviorSubject, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSolutionsStore, hasStudyWaiting, SOLUTION_IDLE_MS } from '../../src/stores/index.js';
import { SOLUTION_WAIT_MS } from '../../src/stores/open-lessons.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { exerciseCourse } from './exercise-course.js';
import { createWorld, memoryStorage, settle, type World } from './world.js';

const LESSON = { courseId: 'py1test', outlineNum: 0, sectionNum: 0 };
let world: World;

/** A browser of the member: its storage and its line to the server. */
const createDevice = async (storage = memoryStorage()) => {
  const ports: Ports = await world.member(MING.mobile);
  const [online, shown, visible] = [new Subject<void>(), new Subject<void>(), new BehaviorSubject(true)];
  const time = createVirtualClock();
  const device = {
    storage,
    connected: true,
    /** Whether calls arrive, and their answers do not. */
    answersLost: false,
    /** What answers wait for. */
    held: undefined as Promise<void> | undefined,
    /** How far its clock is ahead. */
    ahead: 0,
    saves: 0,
    asks: 0,
  };
  const whileConnected = async <T>(call: () => Promise<T>): Promise<T> => {
    await device.held;
    if (!device.connected) throw new Error('offline');
    const answer = await call();
    if (device.answersLost) throw new Error('offline');
    return answer;
  };
  const store = createSolutionsStore({
    userId: MING.id,
    solution: {
      ofLesson: (query) => {
        device.asks += 1;
        return whileConnected(() => ports.solution.ofLesson(query));
      },
      save: (input) => {
        device.saves += 1;
        return whileConnected(() => ports.solution.save(input));
      },
    },
    storage,
    clock: { now: () => world.fakes.clock.now() + device.ahead },
    online$: online,
    shown$: shown,
    visible$: visible,
    scheduler: time.scheduler,
  });
  const one = store.of('py1test', 'one');
  const close = store.open(LESSON, 'one');
  await settle();
  return Object.assign(device, {
    store,
    one,
    close,
    time,
    visible,
    state: () => one.getSnapshot(),
    /** Somebody writes, and stops to think. */
    write: async (code: string) => {
      world.fakes.clock.advance(1000);
      one.write(code);
      time.advance(SOLUTION_IDLE_MS);
      await settle();
    },
    pass: async (code: string) => {
      world.fakes.clock.advance(1000);
      one.pass(code);
      await settle();
    },
    lookAgain: async () => {
      shown.next();
      await settle();
    },
    connect: async () => {
      device.connected = true;
      online.next();
      await settle();
    },
  });
};

const stored = async (exerciseId = 'one') =>
  (await world.fakes.solutions.findByExercises(MING.id, 'py1test', [exerciseId]))[0];

beforeEach(async () => {
  world = await createWorld();
  await world.fakes.courses.save(exerciseCourse('py1test', ['one', 'two']), world.fakes.clock.now());
});

describe('the code of an exercise', () => {
  it('is on the device at once, and with the server when its writer stops', async () => {
    const desk = await createDevice();
    expect(desk.state()).toEqual({ isReady: true });
    for (const code of ['p', 'pr', 'print(1)']) {
      desk.one.write(code);
      desk.time.advance(SOLUTION_IDLE_MS - 1);
    }
    await settle();
    expect([desk.state().code, desk.saves]).toEqual(['print(1)', 0]);
    desk.time.advance(1);
    await settle();
    expect([(await stored())?.last.code, desk.saves]).toEqual(['print(1)', 1]);
    expect(hasStudyWaiting(desk.storage, MING.id)).toBe(false);
  });

  it('is with the server as soon as it passes, and when its page is hidden', async () => {
    const desk = await createDevice();
    desk.one.write('print(1)');
    desk.visible.next(false);
    await settle();
    expect((await stored())?.last.code).toBe('print(1)');
    desk.one.write('print(2)');
    await desk.pass('print(2)');
    expect(await stored()).toMatchObject({ last: { code: 'print(2)' }, passed: { code: 'print(2)' } });
  });

  it('is there on another device, the last one and the one that passed', async () => {
    const desk = await createDevice();
    await desk.pass('right');
    await desk.write('wrong');
    const phone = await createDevice();
    expect(phone.state()).toEqual({ isReady: true, code: 'wrong', passed: 'right' });
    await phone.write('phone');
    expect(desk.state().code).toBe('wrong');
    await desk.lookAgain();
    expect(desk.state()).toEqual({ isReady: true, code: 'phone', passed: 'right' });
  });

  it('is kept over a reload without a connection, and sent with it', async () => {
    const desk = await createDevice();
    desk.connected = false;
    await desk.pass('right');
    await desk.write('later');
    expect(await stored()).toBeUndefined();
    expect(hasStudyWaiting(desk.storage, MING.id)).toBe(true);
    desk.store.dispose();

    const again = await createDevice(desk.storage);
    expect(again.state()).toEqual({ isReady: true, code: 'later', passed: 'right' });
    expect(await stored()).toMatchObject({ last: { code: 'later' }, passed: { code: 'right' } });
  });

  it('waits for the connection, and asks then what was written elsewhere', async () => {
    const [desk, phone] = [await createDevice(), await createDevice()];
    desk.connected = false;
    await desk.write('desk');
    await phone.write('phone');
    await desk.connect();
    expect(desk.state()).toMatchObject({ code: 'phone', other: 'desk' });
    world.fakes.clock.advance(1000);
    desk.one.swap();
    desk.time.advance(SOLUTION_IDLE_MS);
    await settle();
    expect(desk.state()).toMatchObject({ code: 'desk', other: 'phone' });
    expect((await stored())?.last.code).toBe('desk');
    await desk.pass('desk');
    expect(desk.state().other).toBeUndefined();
  });

  it('of two devices that wrote without knowing of each other stays on both', async () => {
    const [desk, phone] = [await createDevice(), await createDevice()];
    phone.connected = false;
    await phone.write('phone');
    await desk.write('desk');
    await phone.connect();
    expect(phone.state()).toMatchObject({ code: 'desk', other: 'phone' });
    // Sent before anything was heard of the other one.
    await desk.write('desk 2');
    phone.connected = true;
    await phone.write('phone 2');
    expect((await stored())?.last.code).toBe('phone 2');
    desk.ahead = -1_000_000;
    await desk.write('desk 3');
    expect(desk.state()).toMatchObject({ code: 'phone 2', other: 'desk 3' });
  });

  it('that is replaced without being known is kept by who replaced it, whichever call comes first', async () => {
    const [desk, phone] = [await createDevice(), await createDevice()];
    phone.connected = false;
    await desk.write('desk');
    await phone.write('phone');
    // The queue goes ahead of the question.
    phone.connected = true;
    phone.store.flush();
    await settle();
    expect([phone.state(), (await stored())?.last.code]).toMatchObject([
      { code: 'phone', other: 'desk' },
      'phone',
    ]);
    await phone.lookAgain();
    expect(phone.state()).toMatchObject({ code: 'phone', other: 'desk' });
    await desk.lookAgain();
    expect(desk.state()).toMatchObject({ code: 'phone', other: undefined });
  });

  it('is not lost with an answer, nor hidden by sending it again', async () => {
    const desk = await createDevice();
    await desk.write('v1');
    const phone = await createDevice();
    await desk.write('v2 of the desk');
    phone.answersLost = true;
    await phone.write('v3 of the phone');
    phone.store.dispose();
    expect((await stored())?.last.code).toBe('v2 of the desk');
    const again = await createDevice(phone.storage);
    expect(again.state()).toMatchObject({ code: 'v3 of the phone', other: 'v2 of the desk' });
    expect((await stored())?.last.code).toBe('v3 of the phone');
  });

  it('is no other code when its writer wrote on while the answer was lost', async () => {
    const phone = await createDevice();
    phone.answersLost = true;
    await phone.write('v1');
    await phone.write('v2');
    expect((await stored())?.last.code).toBe('v1');
    phone.answersLost = false;
    await phone.connect();
    expect([phone.state(), (await stored())?.last.code]).toMatchObject([
      { code: 'v2', other: undefined },
      'v2',
    ]);
  });

  it('of two windows side by side stays, whichever writes on', async () => {
    const left = await createDevice();
    await left.write('base');
    const right = await createDevice(left.storage);
    await left.write('left, a lot of it');
    await right.write('base, right');
    expect(right.state()).toMatchObject({ code: 'base, right', other: 'left, a lot of it' });
    await right.write('base, right, more');
    expect(right.state()).toMatchObject({ code: 'base, right, more', other: 'left, a lot of it' });
    await left.write('left, and more');
    expect(left.state()).toMatchObject({ code: 'left, and more', other: 'base, right, more' });
    await right.lookAgain();
    expect(right.state()).toMatchObject({ code: 'left, and more', other: 'base, right, more' });
  });

  it('of a window that never looked stays when another one begins', async () => {
    const [left, right] = [await createDevice(), memoryStorage()];
    const late = await createDevice(left.storage);
    await left.write('left');
    await late.write('late');
    expect(late.state()).toMatchObject({ code: 'late', other: 'left' });
    expect((await stored())?.last.code).toBe('late');
    expect((await createDevice(right)).state().code).toBe('late');
  });

  it('is the new one after a clock of the server that was ahead', async () => {
    const desk = await createDevice();
    world.fakes.clock.advance(86_400_000);
    await desk.pass('old');
    world.fakes.clock.advance(-86_400_000);
    for (const code of ['new 1', 'new 2']) {
      await desk.write(code);
      expect([desk.state().code, (await stored())?.last.code]).toEqual([code, code]);
    }
    await desk.pass('new 2');
    await desk.lookAgain();
    expect(desk.state()).toEqual({ isReady: true, code: 'new 2', passed: 'new 2', other: undefined });
    expect((await stored())?.passed?.code).toBe('new 2');
  });

  it('counts by the server’s clock', async () => {
    const [desk, phone] = [await createDevice(), await createDevice()];
    desk.ahead = 3_600_000;
    await desk.write('ahead');
    expect((await stored())?.last).toEqual({ code: 'ahead', at: world.fakes.clock.now() });
    await phone.lookAgain();
    await phone.write('after');
    await desk.lookAgain();
    expect([desk.state(), (await stored())?.last.code]).toEqual([
      { isReady: true, code: 'after', passed: undefined, other: undefined },
      'after',
    ]);
  });

  it('is not written before it is known what was written elsewhere, or that takes too long', async () => {
    const desk = await createDevice();
    await desk.write('desk');
    const storage = memoryStorage();
    let open = () => {};
    const held = new Promise<void>((resolve) => (open = resolve));
    const phone = await createDevice(storage);
    phone.close();
    phone.held = held;
    const two = phone.store.of('py1test', 'two');
    phone.store.open(LESSON, 'two');
    await settle();
    expect(two.getSnapshot().isReady).toBe(false);
    phone.time.advance(SOLUTION_WAIT_MS);
    expect(two.getSnapshot().isReady).toBe(true);
    open();
    await settle();
    expect(two.getSnapshot()).toEqual({ isReady: true });
    // What is on the device needs no answer.
    expect(phone.store.of('py1test', 'one').getSnapshot().isReady).toBe(true);
  });

  it('may be written without a connection', async () => {
    const desk = await createDevice();
    desk.close();
    desk.connected = false;
    const two = desk.store.of('py1test', 'two');
    desk.store.open(LESSON, 'two');
    await settle();
    expect(two.getSnapshot()).toMatchObject({ isReady: true });
  });

  it('is asked for once a lesson, however many exercises that has', async () => {
    const desk = await createDevice();
    const closeTwo = desk.store.open(LESSON, 'two');
    await settle();
    expect([desk.asks, desk.store.of('py1test', 'two').getSnapshot().isReady]).toEqual([1, true]);
    closeTwo();
    desk.close();
    await desk.lookAgain();
    expect(desk.asks).toBe(1);
    desk.store.open(LESSON, 'one');
    expect(desk.asks).toBe(2);
  });

  it('that the server does not take stays on the device', async () => {
    const desk = await createDevice();
    const long = '#'.repeat(SOLUTION_CODE_MAX + 1);
    await desk.write(long);
    expect([desk.state().code, desk.saves]).toEqual([long, 0]);
    await desk.write('short');
    expect((await stored())?.last.code).toBe('short');
    await world.fakes.courses.save(exerciseCourse('py1test', ['two']), world.fakes.clock.now());
    await desk.write('gone');
    expect([desk.state().code, (await stored())?.last.code]).toEqual(['gone', 'short']);
    expect(hasStudyWaiting(desk.storage, MING.id)).toBe(false);
    await world.fakes.courses.save(exerciseCourse('py1test', ['one', 'two']), world.fakes.clock.now());
    await desk.lookAgain();
    expect((await stored())?.last.code).toBe('gone');
  });

  it('is taken over from before there were solutions, behind whatever was written since', async () => {
    const old = (storage = memoryStorage()) => {
      storage.setItem(`ykd-code:${MING.id}:py1test:one`, 'old');
      return storage;
    };
    const desk = await createDevice(old());
    expect([desk.state().code, (await stored())?.last.code]).toEqual(['old', 'old']);
    expect([...desk.storage.kept.keys()]).toEqual([`ykd-solution:${MING.id}:py1test:one`]);
    await desk.write('new');
    const phone = await createDevice(old());
    expect(phone.state()).toMatchObject({ code: 'new', other: 'old' });
  });

  it('is nobody else’s on the same device', async () => {
    const desk = await createDevice();
    desk.connected = false;
    await desk.write('mine');
    const hers = createSolutionsStore({
      userId: HONG.id,
      solution: (await world.member(MING.mobile)).solution,
      storage: desk.storage,
      clock: world.fakes.clock,
      online$: new Subject(),
      shown$: new Subject(),
      visible$: new Subject(),
      scheduler: desk.time.scheduler,
    });
    hers.open(LESSON, 'one');
    hers.flush();
    await settle();
    expect(hers.of('py1test', 'one').getSnapshot()).toEqual({ isReady: true });
    expect(await stored()).toBeUndefined();
    expect(hasStudyWaiting(desk.storage, HONG.id)).toBe(false);
  });

  it('survives a storage that refuses', async () => {
    const desk = await createDevice();
    desk.storage.broken = true;
    desk.connected = false;
    await desk.write('print(1)');
    expect(desk.state().code).toBe('print(1)');
    await desk.connect();
    expect((await stored())?.last.code).toBe('print(1)');
  });

  it('is sent no more when its member is put away', async () => {
    const desk = await createDevice();
    desk.one.write('print(1)');
    desk.store.dispose();
    desk.time.advance(SOLUTION_IDLE_MS);
    await settle();
    expect([await stored(), hasStudyWaiting(desk.storage, MING.id)]).toEqual([undefined, true]);
  });
});
