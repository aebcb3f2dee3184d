import type { CheckInPort } from '@ykd/application/check-in';
import { addMembers, fakePng, HONG, MING, setDays } from '@ykd/application/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkInDraftPlace, createCheckInStore, type CheckInStore } from '../../src/stores/index.js';
import { createWorld, gate, memoryStorage, settle, type World } from './world.js';

const campaign = '2025_march';
/** Noon of 2025-03-10 in Shanghai. */
const NOON = Date.UTC(2025, 2, 10, 4);
const DAY_MS = 86_400_000;

let world: World;
let checkIn: CheckInPort;
let storage: ReturnType<typeof memoryStorage>;
/** While it is cut, nothing gets through. */
let isCut: boolean;
/** What the answers about the campaign wait for. */
let answersFrom: Promise<void>;

const file = (text = 'pixels') => ({ read: async () => fakePng(text) });

const open = async (): Promise<CheckInStore> => {
  const through =
    <Input, Output>(call: (input: Input) => Promise<Output>) =>
    (input: Input): Promise<Output> =>
      isCut ? Promise.reject(new Error('cut')) : call(input);
  const store = createCheckInStore({
    checkIn: {
      mine: through(async (input) => {
        const answer = await checkIn.mine(input);
        await answersFrom;
        return answer;
      }),
      save: through((input) => checkIn.save(input)),
      upload: through((input) => checkIn.upload(input)),
    },
    campaign,
    userId: MING.id,
    drafts: checkInDraftPlace(storage, MING.id, campaign),
  });
  await store.load();
  return store;
};
const picturesOf = (store: CheckInStore) => store.getSnapshot().pictures.map(({ status }) => status);

beforeEach(async () => {
  world = await createWorld();
  world.fakes.clock.set(NOON);
  checkIn = (await world.member(MING.userName)).checkIn;
  storage = memoryStorage();
  isCut = false;
  answersFrom = Promise.resolve();
});

describe('the form of today’s entry', () => {
  it('is sent with its pictures, and shows what is stored then', async () => {
    const store = await open();
    store.write(' 学了循环 ');
    expect(store.add([file(), file()])).toBe(0);
    expect(picturesOf(store)).toEqual(['uploading', 'uploading']);
    await settle();
    expect(picturesOf(store)).toEqual(['ready', 'ready']);
    expect(await store.save()).toMatchObject({ ok: true });
    const { value, text, isChanged } = store.getSnapshot();
    expect(value?.days[0]?.pictures).toHaveLength(2);
    expect([text, isChanged, storage.kept.size]).toEqual(['学了循环', false, 0]);

    const again = (await open()).getSnapshot();
    expect([again.text, again.pictures.length, again.isChanged]).toEqual(['学了循环', 2, false]);
  });

  it('outlives a reload while it was not sent', async () => {
    const store = await open();
    store.write('写到一半');
    store.add([file()]);
    await settle();
    const again = (await open()).getSnapshot();
    expect([again.text, again.isChanged]).toEqual(['写到一半', true]);
    expect(again.pictures).toMatchObject([{ status: 'ready', url: store.getSnapshot().pictures[0]?.url }]);
  });

  it('keeps the text of yesterday’s draft, and not its pictures', async () => {
    const store = await open();
    store.write('昨天写的');
    store.add([file()]);
    await settle();
    world.fakes.clock.advance(DAY_MS);
    const again = (await open()).getSnapshot();
    expect([again.text, again.pictures]).toEqual(['昨天写的', []]);
  });

  it('loses nothing when the connection fails', async () => {
    const store = await open();
    store.write('学了循环');
    store.add([file()]);
    await settle();
    isCut = true;
    await expect(store.save()).rejects.toThrow('cut');
    store.add([file()]);
    await settle();
    expect(picturesOf(store)).toEqual(['ready', 'failed']);
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', text: '学了循环', isChanged: true });
    isCut = false;
    await store.load();
    store.retry(store.getSnapshot().pictures[1]?.id ?? 0);
    await settle();
    expect(picturesOf(store)).toEqual(['ready', 'ready']);
    expect(await store.save()).toMatchObject({ ok: true });
    expect(store.getSnapshot().value?.days[0]).toMatchObject({ text: '学了循环' });
  });

  it('keeps what is written while it is on its way', async () => {
    const store = await open();
    store.write('第一句');
    const saving = store.save();
    store.write('第一句，第二句');
    await saving;
    expect(store.getSnapshot()).toMatchObject({ text: '第一句，第二句', isChanged: true });
    expect(store.getSnapshot().value?.days[0]?.text).toBe('第一句');
  });

  it('is not undone by what was read before it was sent', async () => {
    const store = await open();
    const slow = gate();
    answersFrom = slow.opened;
    const reading = store.load();
    await settle();
    store.write('学了循环');
    await store.save();
    slow.open();
    await reading;
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', text: '学了循环', isChanged: false });
    expect(store.getSnapshot().value?.days).toMatchObject([{ day: '2025-03-10', text: '学了循环' }]);
  });

  it('is shown as it was read last', async () => {
    const store = await open();
    const slow = gate();
    answersFrom = slow.opened;
    const first = store.load();
    await settle();
    answersFrom = Promise.resolve();
    await checkIn.save({ campaign, text: '在另一台设备上写的', pictures: [] });
    await store.load();
    slow.open();
    await first;
    expect(store.getSnapshot().value?.days).toHaveLength(1);
  });

  it('has room for nine pictures, says how many are left over, and why one was refused', async () => {
    const store = await open();
    expect(store.add(Array.from({ length: 11 }, () => file('not-an-image')))).toBe(2);
    for (let turn = 0; turn < 9; turn += 1) await settle();
    expect(picturesOf(store)).toEqual(Array.from({ length: 9 }, () => 'failed'));
    const [first] = store.getSnapshot().pictures;
    expect(first?.error).toMatchObject({ kind: 'invalid-input' });
    store.remove(first?.id ?? 0);
    expect(store.getSnapshot().pictures).toHaveLength(8);
  });

  it('forgets a picture that is removed while it is uploaded', async () => {
    const store = await open();
    store.add([file(), file()]);
    const [first] = store.getSnapshot().pictures;
    store.remove(first?.id ?? 0);
    await settle();
    expect(picturesOf(store)).toEqual(['ready']);
  });

  it('begins anew on the next day', async () => {
    const store = await open();
    store.write('学了循环');
    await store.save();
    world.fakes.clock.advance(DAY_MS);
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ text: '', value: { today: '2025-03-11' } });
  });

  it('left open over midnight writes nothing on the new day before that was seen', async () => {
    const store = await open();
    store.write('十号写的');
    await store.save();
    store.write('十号写的，又改');
    world.fakes.clock.advance(DAY_MS);
    expect(await store.save()).toMatchObject({ ok: false, error: { issues: [{ field: 'day' }] } });
    await settle();
    expect(store.getSnapshot()).toMatchObject({ text: '十号写的，又改', value: { today: '2025-03-11' } });
    expect(store.getSnapshot().value?.days.map(({ day, text }) => `${day} ${text}`)).toEqual([
      '2025-03-10 十号写的',
    ]);
    expect(await store.save()).toMatchObject({ ok: true, value: { days: [{ day: '2025-03-11' }, {}] } });
  });

  it('shows that the campaign ended while it was open', async () => {
    const store = await open();
    store.write('学了循环');
    setDays(world.fakes, campaign, { firstDay: '2025-03-01', lastDay: '2025-03-09' });
    expect(await store.save()).toMatchObject({ ok: false, error: { kind: 'check-in-closed' } });
    await settle();
    expect(store.getSnapshot().value?.isOpen).toBe(false);
  });

  it('keeps what the end of the campaign left unsent, until that is discarded', async () => {
    const store = await open();
    store.write('学了循环');
    await store.save();
    store.write('学了循环，又改');
    setDays(world.fakes, campaign, { firstDay: '2025-03-01', lastDay: '2025-03-09' });
    await store.save();
    await settle();
    expect(store.getSnapshot()).toMatchObject({ text: '学了循环，又改', isChanged: true });
    world.fakes.clock.advance(DAY_MS);
    const later = await open();
    expect(later.getSnapshot()).toMatchObject({ text: '学了循环，又改', isChanged: true });
    later.discard();
    expect(later.getSnapshot()).toMatchObject({ text: '', pictures: [], isChanged: false });
    expect((await open()).getSnapshot()).toMatchObject({ text: '', isChanged: false });
  });

  it('comes back after it was discarded, with the pictures that were uploaded', async () => {
    const store = await open();
    store.write('学了循环');
    store.add([file()]);
    await settle();
    const [picture] = store.getSnapshot().pictures;
    isCut = true;
    store.add([file()]);
    await settle();
    const undo = store.discard();
    expect([store.getSnapshot().isChanged, storage.kept.size]).toEqual([false, 0]);
    undo();
    isCut = false;
    for (const one of [store, await open()]) {
      expect(one.getSnapshot()).toMatchObject({ text: '学了循环', isChanged: true });
      expect(one.getSnapshot().pictures).toMatchObject([{ status: 'ready', url: picture?.url }]);
    }
  });

  it('is not sent in the name of whoever logged in in another tab', async () => {
    const store = await open();
    store.write('明写的');
    await addMembers(world.fakes, [HONG]);
    checkIn = (await world.member(HONG.userName)).checkIn;
    expect(await store.save()).toEqual({ ok: false, error: { kind: 'forbidden' } });
    expect(store.getSnapshot().text).toBe('明写的');
  });

  it('works where storage is full, and ignores what somebody else wrote there', async () => {
    storage.kept.set(`ykd-check-in:${MING.id}:${campaign}`, '{"text":1}');
    const store = await open();
    storage.broken = true;
    store.write('学了循环');
    expect(await store.save()).toMatchObject({ ok: true });
  });

  it('says that nothing could be loaded', async () => {
    isCut = true;
    expect((await open()).getSnapshot().status).toBe('failed');
  });
});
