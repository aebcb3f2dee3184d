import type { Ports } from '@ykd/application';
import type { NotePort } from '@ykd/application/note';
import { NOTES_PER_COURSE_MAX } from '@ykd/application/ports';
import { MING } from '@ykd/application/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNotesStore, pendingNotesKey, type NotesStore, type NoteView } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { createWorld, gate, memoryStorage, settle, type World } from './world.js';

const PLACE = { courseId: 'py1test', outlineNum: 0, sectionNum: 0, bodyNum: 1 };
let world: World;
let ports: Ports;
let storage: ReturnType<typeof memoryStorage>;
let online: Subject<void>;
let connected: boolean;
let ids: number;
/** What lists wait for on their way from the server. */
let listed: Promise<void> | undefined;

const whileConnected = async <T>(call: () => Promise<T>): Promise<T> => {
  if (!connected) throw new Error('offline');
  return call();
};

const port: NotePort = {
  list: async (query) => {
    const list = await whileConnected(() => ports.note.list(query));
    await listed;
    return list;
  },
  save: (input) => whileConnected(() => ports.note.save(input)),
  remove: (input) => whileConnected(() => ports.note.remove(input)),
};

const makeStore = (device = storage): NotesStore =>
  createNotesStore({
    userId: MING.id,
    note: port,
    storage: device,
    clock: world.fakes.clock,
    randomId: () => `id-${(ids += 1)}`,
    messageOf: ({ kind }) => `不行：${kind}`,
    online$: online,
    scheduler: createVirtualClock().scheduler,
  });

const openStore = async (device = storage): Promise<NotesStore> => {
  const store = makeStore(device);
  await store.open('py1test');
  return store;
};

const shown = (store: NotesStore) => store.getSnapshot().notes.map(({ text, status }) => `${status} ${text}`);
const first = (store: NotesStore): NoteView => {
  const [note] = store.getSnapshot().notes;
  if (note === undefined) throw new Error('no note');
  return note;
};
const stored = async () => (await world.fakes.notes.findByCourse(MING.id, 'py1test')).map(({ text }) => text);

beforeEach(async () => {
  world = await createWorld();
  ports = await world.member(MING.mobile);
  storage = memoryStorage();
  online = new Subject();
  connected = true;
  ids = 0;
  listed = undefined;
});

describe('with a connection', () => {
  it('shows a note at once, and that it is saved once it is', async () => {
    const store = await openStore();
    store.add(PLACE, '甲');
    expect(shown(store)).toEqual(['saving 甲']);
    await settle();
    expect(shown(store)).toEqual(['saved 甲']);
    expect(await stored()).toEqual(['甲']);
    expect(storage.kept.size).toBe(0);
  });

  it('changes, removes and takes the removal back', async () => {
    const store = await openStore();
    store.add(PLACE, '甲');
    await settle();
    store.change(first(store), '乙');
    await settle();
    expect(await stored()).toEqual(['乙']);
    const note = first(store);
    store.remove(note);
    expect(shown(store)).toEqual([]);
    await settle();
    expect(await stored()).toEqual([]);
    store.restore(note);
    await settle();
    expect(shown(store)).toEqual(['saved 乙']);
    expect((await world.fakes.notes.find(MING.id, note.id))?.gmtCreated).toBe(note.gmtCreated);
  });

  it('lets a removal be taken back before it is sent', async () => {
    const store = await openStore();
    store.add(PLACE, '甲');
    await settle();
    const note = first(store);
    store.remove(note);
    store.restore(note);
    await settle();
    expect(shown(store)).toEqual(['saved 甲']);
    expect(await stored()).toEqual(['甲']);
  });

  it('keeps both texts when a note changed under an open editor', async () => {
    const desk = await openStore();
    desk.add(PLACE, '原文');
    await settle();
    const phone = await openStore(memoryStorage());
    const seen = first(phone);
    desk.change(first(desk), '电脑上改的');
    await settle();
    // The panel was closed and opened again, and shows what is new beside the editor.
    await phone.open('py1test');
    phone.change(seen, '手机上改的');
    await settle();
    expect((await stored()).toSorted()).toEqual(['手机上改的', '电脑上改的']);
  });

  it('follows its own text when that is saved under an open editor', async () => {
    const store = await openStore();
    store.add(PLACE, '甲');
    const seen = first(store);
    await settle();
    store.change(seen, '甲乙');
    const seenAgain = first(store);
    await settle();
    store.change(seenAgain, '甲乙丙');
    await settle();
    expect(await stored()).toEqual(['甲乙丙']);
  });

  it('never shows the notes of one course as those of another', async () => {
    const store = await openStore();
    store.add(PLACE, '甲');
    await settle();
    const seen: string[] = [];
    store.changes$.subscribe(({ courseId, notes }) =>
      seen.push(...notes.map((note) => `${courseId} ${note.courseId}`)),
    );
    await store.open('j1');
    await store.open('py1test');
    expect(new Set(seen)).toEqual(new Set(['py1test py1test']));
  });

  it('stands in the order of the lessons', async () => {
    const store = await openStore();
    store.add({ ...PLACE, outlineNum: 2 }, '丙');
    store.add({ ...PLACE, bodyNum: 0 }, '甲');
    store.add(PLACE, '乙');
    await settle();
    expect(shown(store)).toEqual(['saved 甲', 'saved 乙', 'saved 丙']);
  });

  it('keeps what the server refuses, with the reason', async () => {
    for (let at = 0; at < NOTES_PER_COURSE_MAX; at += 1) {
      const note = { ...PLACE, id: `n${at}`, text: '满', gmtCreated: 1, gmtModified: 1 };
      await world.fakes.unitOfWork.transaction((tx) => tx.notes.put(MING.id, note));
    }
    const store = await openStore();
    store.add({ ...PLACE, outlineNum: 2 }, '再来一条');
    await settle();
    const refused = store.getSnapshot().notes.at(-1);
    expect(refused).toMatchObject({ text: '再来一条', status: 'refused', refusal: '不行：too-many-notes' });
    store.remove(refused as NoteView);
    expect(store.getSnapshot().notes).toHaveLength(NOTES_PER_COURSE_MAX);
    expect(storage.kept.size).toBe(0);
  });
});

describe('without a connection', () => {
  it('keeps drafts, shows them at the next visit, and sends the last of each', async () => {
    connected = false;
    const left = await openStore();
    expect(left.getSnapshot().status).toBe('failed');
    left.add(PLACE, '甲');
    await settle();
    expect(shown(left)).toEqual(['queued 甲']);
    left.change(first(left), '甲乙');
    left.dispose();
    const next = await openStore();
    expect(shown(next)).toEqual(['saving 甲乙']);
    connected = true;
    next.flush();
    await settle();
    expect(shown(next)).toEqual(['saved 甲乙']);
    expect(await stored()).toEqual(['甲乙']);
    expect(storage.kept.has(pendingNotesKey(MING.id))).toBe(false);
  });

  it('keeps what is saved and removed while an older list is on its way', async () => {
    const before = await openStore();
    before.add(PLACE, '甲');
    before.add(PLACE, '乙');
    await settle();
    connected = false;
    const [gone] = before.getSnapshot().notes.filter(({ text }) => text === '乙');
    before.add(PLACE, '丙');
    before.remove(gone as NoteView);
    await settle();
    before.dispose();
    connected = true;
    const way = gate();
    listed = way.opened;
    const store = makeStore();
    const opened = store.open('py1test');
    await settle();
    store.flush();
    await settle();
    way.open();
    await opened;
    expect(shown(store).toSorted()).toEqual(['saved 丙', 'saved 甲']);
    store.change(first(store), '甲甲');
    await settle();
    expect((await stored()).toSorted()).toEqual(['丙', '甲甲']);
  });

  it('keeps both texts when two devices changed one note', async () => {
    const desk = await openStore();
    desk.add(PLACE, '原文');
    await settle();
    const phone = await openStore(memoryStorage());
    connected = false;
    phone.change(first(phone), '手机上改的');
    await settle();
    connected = true;
    desk.change(first(desk), '电脑上改的');
    await settle();
    phone.flush();
    await settle();
    expect((await stored()).toSorted()).toEqual(['手机上改的', '电脑上改的']);
    expect(shown(phone).toSorted()).toEqual(['saved 手机上改的', 'saved 电脑上改的']);
  });

  it('removes nothing that another device wrote meanwhile, and shows it', async () => {
    const desk = await openStore();
    desk.add(PLACE, '一小时的笔记');
    await settle();
    const phone = await openStore(memoryStorage());
    connected = false;
    phone.remove(first(phone));
    await settle();
    expect(shown(phone)).toEqual([]);
    connected = true;
    desk.change(first(desk), '一小时的笔记，又写了很多');
    await settle();
    phone.flush();
    await settle();
    expect(await stored()).toEqual(['一小时的笔记，又写了很多']);
    expect(shown(phone)).toEqual(['saved 一小时的笔记，又写了很多']);
    phone.remove(first(phone));
    await settle();
    expect(await stored()).toEqual([]);
  });

  it('shows the course that was opened last, whichever list comes last', async () => {
    const desk = await openStore();
    desk.add(PLACE, '甲');
    await settle();
    const phone = makeStore(memoryStorage());
    const way = gate();
    listed = way.opened;
    const late = phone.open('py1test');
    await settle();
    listed = undefined;
    await phone.open('j1');
    way.open();
    await late;
    expect(phone.getSnapshot()).toMatchObject({ courseId: 'j1', status: 'ready', notes: [] });
  });

  it('stays at the course that is read when a note of another one turns out to be changed', async () => {
    const desk = await openStore();
    desk.add(PLACE, '原文');
    await settle();
    const phone = await openStore(memoryStorage());
    connected = false;
    phone.remove(first(phone));
    await settle();
    connected = true;
    desk.change(first(desk), '改过');
    await settle();
    await phone.open('j1');
    phone.flush();
    await settle();
    expect(phone.getSnapshot()).toMatchObject({ courseId: 'j1', notes: [] });
    expect(await stored()).toEqual(['改过']);
  });

  it('removes what was written and thrown away again', async () => {
    connected = false;
    const store = await openStore();
    store.add(PLACE, '甲');
    await settle();
    store.remove(first(store));
    connected = true;
    online.next();
    await settle();
    expect(shown(store)).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});
