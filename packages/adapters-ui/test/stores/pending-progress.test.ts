import { beforeEach, describe, expect, it } from 'vitest';
import { createPendingProgress, type PendingProgress } from '../../src/stores/index.js';
import { memoryStorage } from './world.js';

const entry = (courseId: string, place: readonly [number, number, number], at: number): PendingProgress => ({
  courseId,
  position: { outline: place[0], section: place[1], body: place[2] },
  at,
});

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
});

describe('the list', () => {
  it('holds one entry a course: the furthest place at the latest time', () => {
    const list = createPendingProgress(storage, 'u');
    list.add(entry('a', [1, 0, 0], 10));
    list.add(entry('b', [0, 0, 1], 11));
    list.add(entry('a', [0, 2, 5], 12));
    expect(list.all()).toEqual([entry('b', [0, 0, 1], 11), entry('a', [1, 0, 0], 12)]);
  });

  it('joins the lessons that were read, and keeps those that came after it was sent', () => {
    const list = createPendingProgress(storage, 'u');
    const lesson = (section: number) => ({ outline: 0, section, body: 0 });
    const ended = (section: number) => ({ ...entry('a', [0, 3, 0], 1), read: [lesson(section)] });
    list.add(ended(1));
    list.add(entry('a', [0, 3, 0], 1));
    list.add(ended(1));
    const [sent] = list.all();
    expect(sent?.read).toEqual([lesson(1)]);
    list.add(ended(2));
    if (sent) list.confirm(sent);
    expect(list.all()).toMatchObject([{ read: [lesson(1), lesson(2)] }]);
    expect(createPendingProgress(storage, 'u').all()).toEqual(list.all());
  });

  it('survives a reload, and belongs to one user', () => {
    createPendingProgress(storage, 'u').add(entry('a', [0, 0, 1], 1));
    expect(createPendingProgress(storage, 'u').all()).toHaveLength(1);
    expect(createPendingProgress(storage, 'other').all()).toEqual([]);
  });

  it('keeps what was added after the entry was sent', () => {
    const list = createPendingProgress(storage, 'u');
    const sent = entry('a', [0, 0, 1], 1);
    list.add(sent);
    list.add(entry('a', [0, 0, 2], 2));
    list.confirm(sent);
    expect(list.all()).toEqual([entry('a', [0, 0, 2], 2)]);
    list.confirm(entry('a', [0, 0, 2], 2));
    expect(list.all()).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  it('is the same for two tabs', () => {
    const [one, two] = [createPendingProgress(storage, 'u'), createPendingProgress(storage, 'u')];
    one.add(entry('a', [0, 0, 1], 1));
    two.add(entry('b', [0, 0, 1], 2));
    expect(one.all()).toEqual(two.all());
    one.confirm(entry('b', [0, 0, 1], 2));
    expect(two.all()).toEqual([entry('a', [0, 0, 1], 1)]);
  });
});

describe('a storage that does not work', () => {
  it('is replaced by the memory of this tab', () => {
    const list = createPendingProgress(storage, 'u');
    list.add(entry('a', [0, 0, 1], 1));
    storage.broken = true;
    list.add(entry('b', [0, 0, 1], 2));
    expect(list.all()).toHaveLength(2);
    list.confirm(entry('a', [0, 0, 1], 1));
    list.confirm(entry('b', [0, 0, 1], 2));
    // What the storage still holds was confirmed, and must not be sent again and again.
    expect(list.all()).toEqual([]);
  });

  it('is used again once it works', () => {
    const list = createPendingProgress(storage, 'u');
    storage.broken = true;
    list.add(entry('a', [0, 0, 1], 1));
    storage.broken = false;
    list.add(entry('b', [0, 0, 1], 2));
    expect(createPendingProgress(storage, 'u').all()).toHaveLength(2);
  });

  it('may be forbidden altogether', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const list = createPendingProgress(
      { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
      'u',
    );
    expect(list.all()).toEqual([]);
    list.add(entry('a', [0, 0, 1], 1));
    expect(list.all()).toHaveLength(1);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['null', 'null'],
    [
      'entries of another shape',
      '[null,1,{"courseId":"a"},{"courseId":"a","at":1,"position":{"outline":-1,"section":0,"body":0}},{"courseId":"a","at":1,"position":{"outline":1,"section":0,"body":0},"read":[1]}]',
    ],
  ])('may hold %s', (_, text) => {
    storage.kept.set('ykd-progress:u', text);
    const list = createPendingProgress(storage, 'u');
    expect(list.all()).toEqual([]);
    list.add(entry('a', [0, 0, 1], 1));
    expect(list.all()).toEqual([entry('a', [0, 0, 1], 1)]);
  });
});
