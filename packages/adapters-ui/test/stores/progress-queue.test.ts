import type { Ports } from '@ykd/application';
import type { ProjectUserPort } from '@ykd/application/project-user';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPendingProgress, createProgressQueue, type ProgressQueue } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { createWorld, gate, memoryStorage, settle, type World } from './world.js';

const MING = 'u-ming';
const at = (outline: number, section: number, body: number) => ({ outline, section, body });

let world: World;
let ports: Ports;
let storage: ReturnType<typeof memoryStorage>;
let time: ReturnType<typeof createVirtualClock>;
let online: Subject<void>;
let connected: boolean;
let calls: number;

/** The real use case behind a connection that the test cuts. */
const save: ProjectUserPort['save'] = async (input) => {
  calls += 1;
  if (!connected) throw new Error('offline');
  return ports.projectUser.save(input);
};

const queueOver = (projectUser: Pick<ProjectUserPort, 'save'> = { save }): ProgressQueue =>
  createProgressQueue({
    projectUser,
    userId: MING,
    pending: createPendingProgress(storage, MING),
    clock: world.fakes.clock,
    online$: online,
    scheduler: time.scheduler,
  });

const later = async (ms: number): Promise<void> => {
  time.advance(ms);
  await settle();
};
const stored = async (courseId = 'py1test') => world.fakes.progress.find(MING, courseId);

beforeEach(async () => {
  world = await createWorld();
  ports = await world.member('xiaoming');
  storage = memoryStorage();
  time = createVirtualClock();
  online = new Subject();
  connected = true;
  calls = 0;
});

describe('with a connection', () => {
  it('saves what was reached, and says so', async () => {
    const queue = queueOver();
    const records: number[] = [];
    queue.saved$.subscribe(({ progress }) => records.push(progress));
    expect(queue.getSnapshot().status).toBe('idle');
    queue.reached('py1test', at(0, 0, 2), true);
    expect(queue.getSnapshot().status).toBe('saving');
    await settle();
    expect(queue.getSnapshot().status).toBe('saved');
    expect(await stored()).toMatchObject({ lastOutlineNum: 0, lastSectionNum: 0, lastBodyNum: 2 });
    expect(records).toEqual([20]);
    expect(storage.kept.size).toBe(0);
  });

  it('is in the browser before it is on its way', () => {
    queueOver({ save: () => new Promise(() => undefined) }).reached('py1test', at(0, 1, 0));
    expect([...storage.kept.values()].join()).toContain('"py1test"');
  });

  it('sends one at a time, and of those that wait only the furthest', async () => {
    const first = gate();
    const queue = queueOver({
      save: async (input) => {
        const answer = await save(input);
        if (calls === 1) await first.opened;
        return answer;
      },
    });
    queue.reached('py1test', at(0, 0, 0));
    for (const body of [1, 2]) queue.reached('py1test', at(0, 0, body));
    queue.reached('py1test', at(0, 1, 0));
    await settle();
    expect(calls).toBe(1);
    first.open();
    await settle();
    expect(calls).toBe(2);
    expect(await stored()).toMatchObject({ lastSectionNum: 1, lastBodyNum: 0 });
    expect(queue.getSnapshot().status).toBe('saved');
  });

  it('drops what the server will never take', async () => {
    const queue = queueOver();
    queue.reached('j200', at(0, 0, 0));
    queue.reached('py1test', at(9, 9, 9));
    await settle();
    expect(queue.getSnapshot().status).toBe('refused');
    queue.reached('py1test', at(0, 0, 0));
    await settle();
    expect(queue.getSnapshot().status).toBe('saved');
  });
});

it('sends again after another tab has sent what this one was waiting for', async () => {
  connected = false;
  const queue = queueOver();
  queue.reached('py1test', at(0, 0, 1));
  await settle();
  expect(queue.getSnapshot().status).toBe('queued');
  connected = true;
  queueOver().flush();
  await settle();
  await later(2000);
  expect(queue.getSnapshot().status).toBe('saved');
  queue.reached('py1test', at(0, 0, 2));
  await settle();
  expect(queue.getSnapshot().status).toBe('saved');
  expect(await stored()).toMatchObject({ lastBodyNum: 2 });
});

describe('without a connection', () => {
  beforeEach(() => {
    connected = false;
  });

  it('keeps it, and sends it when the connection is back', async () => {
    const queue = queueOver();
    queue.reached('py1test', at(0, 1, 1));
    await settle();
    expect(queue.getSnapshot().status).toBe('queued');
    connected = true;
    online.next();
    await settle();
    expect(queue.getSnapshot().status).toBe('saved');
    expect(await stored()).toMatchObject({ lastSectionNum: 1, lastBodyNum: 1 });
  });

  it('tries again after 2 s, 4 s, 8 s, 16 s and then every 30 s', async () => {
    queueOver().reached('py1test', at(0, 0, 0));
    await settle();
    for (const [tries, wait] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await later(wait - 1);
      expect(calls).toBe(tries + 1);
      await later(1);
      expect(calls).toBe(tries + 2);
    }
  });

  it('begins with short waits again after a success', async () => {
    const queue = queueOver();
    queue.reached('py1test', at(0, 0, 0));
    await settle();
    await later(2000);
    connected = true;
    await later(4000);
    expect(queue.getSnapshot().status).toBe('saved');
    connected = false;
    queue.reached('py1test', at(0, 0, 1));
    await settle();
    const before = calls;
    await later(2000);
    expect(calls).toBe(before + 1);
  });

  it('makes no request of its own for each further step', async () => {
    const queue = queueOver();
    queue.reached('py1test', at(0, 0, 0));
    await settle();
    for (const body of [1, 2]) queue.reached('py1test', at(0, 0, body));
    queue.reached('j1test', at(0, 0, 0));
    await settle();
    expect(calls).toBe(1);
    expect(queue.getSnapshot().status).toBe('queued');
    expect(createPendingProgress(storage, MING).all()).toHaveLength(2);
  });

  it('is taken up by the next visit', async () => {
    const left = queueOver();
    left.reached('py1test', at(2, 0, 0));
    await settle();
    left.dispose();
    connected = true;
    const next = queueOver();
    expect(next.getSnapshot().status).toBe('idle');
    next.flush();
    await settle();
    expect(next.getSnapshot().status).toBe('saved');
    expect(await stored()).toMatchObject({ lastOutlineNum: 2 });
  });
});

it('does not let one course that fails keep the others waiting', async () => {
  const queue = queueOver({
    save: async (input) => {
      if (input.courseId === 'j1test') throw new Error('500');
      return save(input);
    },
  });
  queue.reached('j1test', at(0, 0, 0));
  queue.reached('py1test', at(0, 0, 1));
  await settle();
  expect(await stored()).toMatchObject({ lastBodyNum: 1 });
  expect(queue.getSnapshot().status).toBe('queued');
});

it('keeps everything while nobody is logged in, without trying on its own', async () => {
  const queue = queueOver();
  await ports.member.logout();
  queue.reached('py1test', at(0, 1, 0));
  await settle();
  expect(queue.getSnapshot().status).toBe('queued');
  await later(120_000);
  expect(calls).toBe(1);
  ports = await world.member('xiaoming');
  queue.flush();
  await settle();
  expect(queue.getSnapshot().status).toBe('saved');
  expect(await stored()).toMatchObject({ lastSectionNum: 1 });
});

it('works in two tabs at once', async () => {
  const [one, two] = [queueOver(), queueOver()];
  connected = false;
  one.reached('py1test', at(1, 0, 0));
  two.reached('py1test', at(0, 0, 1));
  two.reached('j1test', at(0, 1, 0));
  await settle();
  connected = true;
  online.next();
  await settle();
  expect(await stored()).toMatchObject({ lastOutlineNum: 1 });
  expect(await stored('j1test')).toMatchObject({ lastSectionNum: 1 });
  expect(storage.kept.size).toBe(0);
  await later(60_000);
  expect([one.getSnapshot().status, two.getSnapshot().status]).toEqual(['saved', 'saved']);
});

it('stops trying and telling once it is disposed', async () => {
  const queue = queueOver();
  connected = false;
  queue.reached('py1test', at(0, 0, 0));
  await settle();
  queue.dispose();
  connected = true;
  online.next();
  await later(60_000);
  expect(calls).toBe(1);
  expect(storage.kept.size).toBe(1);
});

it('keeps what one member read when another has logged in meanwhile, and sends nothing in his name', async () => {
  const other = await world.member('13800000001');
  const queue = queueOver(other.projectUser);
  queue.reached('py1test', { outline: 0, section: 0, body: 1 });
  await later(0);
  expect(queue.getSnapshot().status).toBe('queued');
  expect(await world.fakes.progress.findByUser('u-new')).toEqual([]);
});
