import type { Ports } from '@ykd/application';
import type { StaffCheckInPort, StaffEntry } from '@ykd/application/check-in';
import {
  HONG,
  inProcess,
  JING,
  loggedIn,
  MING,
  PASSWORD,
  TAO,
  withCare,
  type World,
} from '@ykd/application/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createBaseStore,
  createMemberReviews,
  reviewDrafts,
  reviewedEntry,
  type BaseStore,
  type MemberReviews,
} from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { gate, memoryStorage, settle } from './world.js';

const on = { campaign: '2025_march', day: '2025-03-10' } as const;
const HIS = { userId: MING.id, ...on };

let world: World;
let device: Ports;
let admin: Ports;
let base: BaseStore;
let storage: ReturnType<typeof memoryStorage>;
let online: Subject<void>;
let connection: 'there' | 'none' | 'answers-lost';
let ids: number;

const over = async <T>(call: () => Promise<T>): Promise<T> => {
  if (connection === 'none') throw new Error('offline');
  const answer = await call();
  if (connection === 'answers-lost') throw new Error('lost');
  return answer;
};

const port = (): Pick<StaffCheckInPort, 'review' | 'comment'> => ({
  review: (input) => over(() => device.staffCheckIn.review(input)),
  comment: (input) => over(() => device.staffCheckIn.comment(input)),
});

const reviews = (): MemberReviews =>
  createMemberReviews({
    base,
    storage,
    port: port(),
    clock: world.deps.clock,
    randomId: () => `request-${(ids += 1)}`,
    messageOf: ({ kind }, { name }) => `${name}：${kind}`,
    online$: online,
    scheduler: createVirtualClock().scheduler,
  });

const seen = async (): Promise<StaffEntry> => {
  const entry = await admin.staffCheckIn.entry(HIS);
  if (!entry.ok) throw new Error(entry.error.kind);
  return entry.value;
};
const say = (
  store: MemberReviews,
  entry: StaffEntry,
  mark: 'read' | 'like' | 'excellent' | null,
  comment = '',
) => store.say(entry, { mark, comment, name: '小明' });
const comesBack = async (): Promise<void> => {
  connection = 'there';
  online.next();
  // One after the other, each through the whole application.
  for (let turn = 0; turn < 5; turn += 1) await settle();
};

beforeEach(async () => {
  world = await inProcess();
  await withCare(world);
  world.deps.clock.set(Date.UTC(2025, 2, 10, 13, 30));
  const ming = await loggedIn(world, MING.userName ?? '');
  await ming.checkIn.save({ campaign: on.campaign, text: '学了循环', pictures: [] });
  admin = await loggedIn(world, 'admin');
  device = world.visitor();
  base = createBaseStore(device);
  await base.login({ account: JING.userName ?? '', pwd: PASSWORD });
  storage = memoryStorage();
  online = new Subject();
  connection = 'there';
  ids = 0;
});

describe('saying something of entries', () => {
  it('sends it at once, and tells what the entry is then', async () => {
    const store = reviews();
    const saved: number[] = [];
    store.saved$.subscribe(({ version }) => saved.push(version));
    say(store, await seen(), 'like', '写得好');
    expect(store.getSnapshot().waiting).toMatchObject([{ mark: 'like', comment: '写得好' }]);
    await settle();
    expect(store.getSnapshot()).toEqual({ status: 'saved', waiting: [], refused: [] });
    expect(saved).toEqual([2]);
    expect(await seen()).toMatchObject({ mark: 'like', comments: [{ text: '写得好' }] });
    expect(storage.kept.size).toBe(0);
  });

  it('keeps it without a connection, over a reload, and sends it once', async () => {
    connection = 'none';
    const before = reviews();
    say(before, await seen(), null, '电梯里写的');
    await settle();
    expect(before.getSnapshot()).toMatchObject({ status: 'queued', waiting: [{ comment: '电梯里写的' }] });
    expect((await seen()).comments).toEqual([]);
    const after = reviews();
    await settle();
    expect(after.getSnapshot()).toMatchObject({ status: 'queued', waiting: [{ comment: '电梯里写的' }] });
    await comesBack();
    expect(after.getSnapshot()).toEqual({ status: 'saved', waiting: [], refused: [] });
    expect((await seen()).comments).toHaveLength(1);
  });

  it('arrives once though its answer is lost, from two tabs, too', async () => {
    connection = 'answers-lost';
    const [one, other] = [reviews(), reviews()];
    say(one, await seen(), 'excellent', '只说一次');
    await settle();
    other.flush();
    await settle();
    await comesBack();
    expect(one.getSnapshot().waiting).toEqual([]);
    expect(await seen()).toMatchObject({ mark: 'excellent', version: 2, comments: [{ text: '只说一次' }] });
  });

  it('says one thing after the other of the same entry: one’s own word before is none of somebody else', async () => {
    connection = 'none';
    const store = reviews();
    const entry = await seen();
    say(store, entry, 'read');
    say(store, entry, 'read');
    say(store, entry, null, '甲');
    say(store, entry, 'like', '乙');
    say(store, entry, 'excellent');
    expect(store.getSnapshot().waiting).toHaveLength(4);
    await settle();
    await comesBack();
    expect(store.getSnapshot()).toEqual({ status: 'saved', waiting: [], refused: [] });
    expect(await seen()).toMatchObject({ mark: 'excellent', comments: [{ text: '甲' }, { text: '乙' }] });
  });

  it('keeps what was written when somebody was faster, and tells why', async () => {
    connection = 'none';
    const store = reviews();
    const entry = await seen();
    say(store, entry, 'like', '写得好');
    await settle();
    await admin.staffCheckIn.review({
      ...HIS,
      version: 1,
      mark: 'read',
      comment: '',
      requestKey: 'request-of-his',
    });
    await comesBack();
    expect(store.getSnapshot()).toMatchObject({
      status: 'refused',
      waiting: [],
      refused: [{ comment: '写得好', refusal: '小明：changed-meanwhile' }],
    });
    // It is not sent again by itself, after a reload neither.
    const after = reviews();
    await comesBack();
    expect(await seen()).toMatchObject({ mark: 'read', comments: [] });
    expect(after.getSnapshot().refused).toHaveLength(1);
    after.drop('request-1');
    expect(after.getSnapshot().refused).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  it('is never shown to another member, and never sent in his name', async () => {
    connection = 'none';
    const store = reviews();
    say(store, await seen(), 'like', '陈静写的');
    await settle();
    await base.logout();
    expect(store.getSnapshot().waiting).toEqual([]);
    say(store, await seen(), 'like', '没有人');
    await base.login({ account: TAO.userName ?? '', pwd: PASSWORD });
    expect(store.getSnapshot().waiting).toEqual([]);
    await comesBack();
    expect(await seen()).toMatchObject({ mark: 'none', comments: [] });
    // Another tab has logged in as somebody else, and this one does not know yet.
    await base.logout();
    connection = 'none';
    await base.login({ account: JING.userName ?? '', pwd: PASSWORD });
    device = await loggedIn(world, TAO.userName ?? '');
    await comesBack();
    expect(store.getSnapshot().waiting).toHaveLength(1);
    expect(await seen()).toMatchObject({ mark: 'none', comments: [] });
    device = await loggedIn(world, JING.userName ?? '');
    await comesBack();
    expect(await seen()).toMatchObject({ mark: 'like', comments: [{ by: '陈静', text: '陈静写的' }] });
  });

  it('tells nobody of an answer that comes after its member has left', async () => {
    const answer = gate();
    const { review } = device.staffCheckIn;
    const late: Pick<StaffCheckInPort, 'review' | 'comment'> = {
      ...port(),
      review: async (input) => {
        const result = await review(input);
        await answer.opened;
        return result;
      },
    };
    const store = createMemberReviews({
      base,
      storage,
      port: late,
      clock: world.deps.clock,
      randomId: () => 'request-1',
      messageOf: ({ kind }) => kind,
      online$: online,
    });
    const saved: StaffEntry[] = [];
    store.saved$.subscribe((entry) => saved.push(entry));
    say(store, await seen(), 'like');
    await settle();
    await base.logout();
    answer.open();
    await settle();
    expect(saved).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  it('takes nothing that somebody else wrote into the storage', async () => {
    storage.setItem(
      `ykd-reviews:${JING.id}`,
      JSON.stringify([null, 1, { userId: MING.id }, { version: -1 }]),
    );
    const store = reviews();
    await settle();
    expect(store.getSnapshot()).toEqual({ status: 'idle', waiting: [], refused: [] });
  });
});

describe('what was typed under an entry', () => {
  it('is kept for its member and entry', async () => {
    const drafts = reviewDrafts(storage, JING.id);
    const entry = reviewedEntry(await seen());
    drafts.set(entry, '写了一半');
    expect(reviewDrafts(storage, JING.id).get(entry)).toBe('写了一半');
    expect(reviewDrafts(storage, TAO.id).get(entry)).toBe('');
    expect(drafts.get({ ...entry, userId: HONG.id })).toBe('');
    drafts.set(entry, '');
    expect(storage.kept.size).toBe(0);
  });
});
