import { HONG, MING } from '../fakes/index.js';
import type { SaveNoteInput } from '../../note/index.js';
import { NOTE_TEXT_MAX } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import { SEED_NOW } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const input = (over: Partial<SaveNoteInput> = {}): SaveNoteInput => ({
  id: 'n1',
  courseId: 'py1',
  outlineNum: 0,
  sectionNum: 1,
  bodyNum: 0,
  text: '列表从 0 数起\n<b>😀</b>',
  ...over,
});

/** What every implementation of NotePort does. */
export const noteSuite = (world: WorldOf): void => {
  const failure = (kind: string) => ({ ok: false, error: { kind } });

  describe('NotePort', () => {
    it('keeps, changes, lists and removes a note', async () => {
      const { note } = await loggedIn(world());
      const kept = { ...input(), gmtCreated: SEED_NOW, gmtModified: SEED_NOW };
      expect(await note.save(input({ userId: MING.id }))).toEqual({ ok: true, value: kept });
      expect(await note.save(input())).toEqual({ ok: true, value: kept });
      world().deps.clock.advance(1000);
      const changed = { ...kept, text: '改过', gmtModified: SEED_NOW + 1000 };
      expect(await note.save(input({ text: '改过', base: SEED_NOW }))).toEqual({ ok: true, value: changed });
      expect(await note.save(input({ text: '旧设备', base: SEED_NOW }))).toEqual(failure('note-changed'));
      expect(await note.remove({ id: 'n1', base: SEED_NOW })).toEqual(failure('note-changed'));
      expect(await note.list({ courseId: 'py1' })).toEqual({ ok: true, value: [changed] });
      for (const seen of [{ base: SEED_NOW + 1000 }, { base: SEED_NOW + 1000 }, {}]) {
        expect(await note.remove({ id: 'n1', ...seen })).toEqual({ ok: true, value: null });
      }
      expect(await note.list({ courseId: 'py1' })).toEqual({ ok: true, value: [] });
    });

    it('takes the longest note of the widest characters, and not one more', async () => {
      const { note } = await loggedIn(world());
      expect(await note.save(input({ text: '😀'.repeat(NOTE_TEXT_MAX) }))).toMatchObject({ ok: true });
      expect(await note.save(input({ text: '字'.repeat(NOTE_TEXT_MAX + 1) }))).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'text', message: '笔记不能超过2000个字符' }] },
      });
    });

    it('keeps one member’s notes from another', async () => {
      const ming = await loggedIn(world());
      await ming.note.save(input());
      const { note } = await loggedIn(world(), HONG.mobile);
      expect(await note.list({ courseId: 'py1' })).toEqual({ ok: true, value: [] });
      expect(await note.remove({ userId: MING.id, id: 'n1' })).toEqual(failure('forbidden'));
      expect(await note.save(input({ userId: MING.id }))).toEqual(failure('forbidden'));
      await note.remove({ id: 'n1' });
      expect(await ming.note.list({ courseId: 'py1' })).toMatchObject({ value: [{ id: 'n1' }] });
    });

    it('needs an open course and a place in it', async () => {
      const { note } = await loggedIn(world());
      expect(await note.save(input({ courseId: 'nosuch' }))).toEqual(failure('course-not-found'));
      expect(await note.save(input({ bodyNum: 9 }))).toEqual(failure('lesson-not-found'));
      expect(await note.save(input({ courseId: 'vuethree1' }))).toEqual({
        ok: false,
        error: { kind: 'course-closed', reason: 'not-bought' },
      });
      expect(await world().visitor().note.save(input())).toEqual(failure('not-logged-in'));
    });
  });
};

/** A way to make each call of the area. */
export const noteTries: Tries<'note'> = {
  list: ({ note }) => note.list({ courseId: OPEN_PLACE.courseId }),
  save: ({ note }, { id: userId }) => note.save({ ...OPEN_PLACE, userId, id: 'n-1', text: '笔记' }),
  remove: ({ note }, { id: userId }) => note.remove({ userId, id: 'n-nothing' }),
};
