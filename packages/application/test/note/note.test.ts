import { DAY_MS } from '@ykd/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { removeNote } from '../../src/note/store-note.js';
import { createApplication, type Ports, portsOf } from '../../src/index.js';
import type { SaveNoteInput } from '../../src/note/index.js';
import {
  addMembers,
  createFakes,
  fakeBrowser,
  HONG,
  logIn,
  MING,
  sampleCourse,
  sampleOrder,
  type Fakes,
} from '../../src/testing/index.js';

const NOW = Date.UTC(2026, 2, 1, 4);
let fakes: Fakes;
let ming: Ports;
let hong: Ports;

const enter = async (account: string): Promise<Ports> => {
  const ports = portsOf(createApplication(fakes), fakeBrowser().context);
  await logIn(ports, account);
  return ports;
};

const input = (over: Partial<SaveNoteInput> = {}): SaveNoteInput => ({
  id: 'n1',
  courseId: 'py1test',
  outlineNum: 0,
  sectionNum: 0,
  bodyNum: 1,
  text: '循环变量从 0 开始',
  ...over,
});

const failure = (kind: string) => ({ ok: false, error: { kind } });

beforeEach(async () => {
  fakes = createFakes(NOW);
  await addMembers(fakes, [MING, HONG]);
  for (const courseId of ['py1test', 'j1']) await fakes.courses.save(sampleCourse(courseId, [[2]]), NOW);
  ming = await enter(MING.mobile);
  hong = await enter(HONG.mobile);
});

it('keeps a note with its place, and the instants of the server', async () => {
  const { id, courseId, ...rest } = input();
  const note = { id, courseId, ...rest, gmtCreated: NOW - 5000, gmtModified: NOW };
  expect(await ming.note.save(input({ at: NOW - 5000 }))).toEqual({ ok: true, value: note });
  expect(await ming.note.save(input({ id: 'n2', at: NOW + DAY_MS }))).toMatchObject({
    ok: true,
    value: { gmtCreated: NOW },
  });
  expect(await ming.note.list({ courseId: 'py1test' })).toMatchObject({
    ok: true,
    value: [note, { id: 'n2' }],
  });
});

it('tells a writer that another device was faster', async () => {
  await ming.note.save(input());
  fakes.clock.advance(1000);
  expect(await ming.note.save(input({ text: '改过', base: NOW }))).toMatchObject({ ok: true });
  expect(await ming.note.save(input({ text: '也改过', base: NOW }))).toEqual(failure('note-changed'));
});

it('removes nothing that another device wrote meanwhile', async () => {
  await ming.note.save(input());
  fakes.clock.advance(1000);
  await ming.note.save(input({ text: '改过', base: NOW }));
  expect(await ming.note.remove({ id: 'n1', base: NOW })).toEqual(failure('note-changed'));
  expect(await ming.note.list({ courseId: 'py1test' })).toMatchObject({ value: [{ text: '改过' }] });
  for (const _again of [1, 2]) {
    expect(await ming.note.remove({ id: 'n1', base: NOW + 1000 })).toEqual({ ok: true, value: null });
  }
});

it('looks at the place of a note that is removed while it is changed', async () => {
  await ming.note.save(input());
  const { transaction } = fakes.unitOfWork;
  fakes.unitOfWork.transaction = async (work) => {
    fakes.unitOfWork.transaction = transaction;
    await removeNote(fakes, MING.id, 'n1');
    return transaction(work);
  };
  const changed = input({ courseId: 'j1', bodyNum: 77, text: '改过', base: NOW });
  expect(await ming.note.save(changed)).toMatchObject(failure('course-closed'));
  expect(await fakes.notes.find(MING.id, 'n1')).toBeUndefined();
});

it('is nobody else’s', async () => {
  await ming.note.save(input());
  expect(await hong.note.list({ courseId: 'py1test' })).toEqual({ ok: true, value: [] });
  expect(await hong.note.remove({ id: 'n1' })).toEqual({ ok: true, value: null });
  expect(await hong.note.save(input({ userId: MING.id }))).toEqual(failure('forbidden'));
  expect(await hong.note.remove({ userId: MING.id, id: 'n1' })).toEqual(failure('forbidden'));
  expect(await ming.note.list({ courseId: 'py1test' })).toMatchObject({ value: [{ text: input().text }] });
});

it('needs a text, a course that is open and a place in it', async () => {
  expect(await ming.note.save(input({ text: ' \n' }))).toEqual({
    ok: false,
    error: { kind: 'invalid-input', issues: [{ field: 'text', message: '笔记必须填写' }] },
  });
  expect(await ming.note.save(input({ courseId: 'nosuch' }))).toEqual(failure('course-not-found'));
  expect(await ming.note.save(input({ bodyNum: 2 }))).toEqual(failure('lesson-not-found'));
  expect(await ming.note.save(input({ courseId: 'j1' }))).toMatchObject(failure('course-closed'));
});

it('can be read, changed and removed after the course ended', async () => {
  const validDate = NOW + DAY_MS;
  const skuAttrs = [
    { name: '班型', values: [{ value: '一期', extraInfo: { courseIds: ['j1'], stages: [] } }] },
  ];
  await fakes.orders.insert(sampleOrder('o1', { userId: MING.id, validDate, gmtCreated: NOW, skuAttrs }));
  await ming.note.save(input({ courseId: 'j1' }));
  fakes.clock.advance(5 * DAY_MS);
  ming = await enter(MING.mobile);
  expect(await ming.note.save(input({ courseId: 'j1', text: '改过', base: NOW }))).toMatchObject({
    ok: true,
  });
  expect(await ming.note.list({ courseId: 'j1' })).toMatchObject({ value: [{ text: '改过' }] });
  expect(await ming.note.remove({ id: 'n1' })).toEqual({ ok: true, value: null });
  expect(await ming.note.list({ courseId: 'j1' })).toEqual({ ok: true, value: [] });
});

it('asks for a login', async () => {
  await ming.member.logout();
  expect(await ming.note.list({ courseId: 'py1test' })).toEqual(failure('not-logged-in'));
  expect(await ming.note.save(input())).toEqual(failure('not-logged-in'));
  expect(await ming.note.remove({ id: 'n1' })).toEqual(failure('not-logged-in'));
});
