import { STUDENT_NOTE_TEXT_MAX, STUDENT_NOTE_UNDO_MS } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../fakes/index.js';
import { JING, withCare } from './care.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type WorldOf } from './world.js';

const GONE = { ok: false, error: { kind: 'entity-not-found' } };

/** What every implementation of StudentPagePort does with the notes of staff. */
export const studentNoteSuite = (world: WorldOf): void => {
  const of = { userId: MING.id };
  const portOf = async (account: string) => (await loggedIn(world(), account)).studentPage;
  const both = async () => {
    await withCare(world());
    return [await portOf('banzhuren'), await portOf('zhujiao')] as const;
  };
  const acts = () => world().deps.auditLog.stored.map(({ act, before, after }) => ({ act, before, after }));

  describe('the notes of staff about a student', () => {
    it('are written, changed and read by those who look after him, each text is kept', async () => {
      const [jing, tao] = await both();
      const note = must(await jing.addNote({ ...of, text: '第一行\r\n第二行' }));
      const person = { id: JING.id, name: '陈静' };
      expect(note).toEqual({
        id: note.id,
        text: '第一行\n第二行',
        version: 1,
        author: person,
        writtenBy: person,
        gmtCreated: SEED_NOW,
        gmtModified: SEED_NOW,
        mayChange: true,
      });
      world().deps.clock.advance(5);
      const changed = must(await jing.editNote({ ...of, id: note.id, version: 1, text: '改过' }));
      expect(changed).toMatchObject({ text: '改过', version: 2, gmtModified: SEED_NOW + 5 });
      // The same again changes nothing, whatever was seen.
      expect(must(await jing.editNote({ ...of, id: note.id, version: 1, text: '改过' }))).toEqual(changed);
      expect(must(await tao.notes({ ...of, size: 10 })).list).toEqual([{ ...changed, mayChange: false }]);
      expect(must(await tao.noteVersions({ ...of, id: note.id }))).toEqual([
        { version: 2, text: '改过', writtenBy: person, at: SEED_NOW + 5 },
        { version: 1, text: '第一行\n第二行', writtenBy: person, at: SEED_NOW },
      ]);
      expect(acts()).toEqual([
        { act: 'students.note.add', before: {}, after: { version: 1 } },
        { act: 'students.note.edit', before: { version: 1 }, after: { version: 2 } },
      ]);
      expect(JSON.stringify(world().deps.auditLog.stored)).not.toContain('改过');
    });

    it('are changed by who wrote them, and by super administrators', async () => {
      const [jing, tao] = await both();
      const { id } = must(await jing.addNote({ ...of, text: '原文' }));
      const forbidden = { ok: false, error: { kind: 'forbidden' } };
      expect(await tao.editNote({ ...of, id, version: 1, text: '改' })).toEqual(forbidden);
      expect(await tao.removeNote({ ...of, id, version: 1 })).toEqual(forbidden);
      const admin = await portOf('admin');
      expect(must(await admin.editNote({ ...of, id, version: 1, text: '改' }))).toMatchObject({
        author: { id: JING.id },
        writtenBy: { name: 'admin' },
        version: 2,
      });
    });

    it('that somebody else changed meanwhile answer how they stand now', async () => {
      const [jing] = await both();
      const admin = await portOf('admin');
      const { id } = must(await jing.addNote({ ...of, text: '原文' }));
      must(await admin.editNote({ ...of, id, version: 1, text: '别人改的' }));
      const changed = {
        ok: false,
        error: {
          kind: 'student-note-changed',
          text: '别人改的',
          version: 2,
          writtenBy: 'admin',
          gmtModified: SEED_NOW,
        },
      };
      expect(await jing.editNote({ ...of, id, version: 1, text: '我改的' })).toEqual(changed);
      expect(await jing.removeNote({ ...of, id, version: 1 })).toEqual(changed);
      expect(must(await jing.editNote({ ...of, id, version: 2, text: '我改的' })).version).toBe(3);
    });

    it('that were deleted come back as they were, by who deleted them and soon', async () => {
      const [jing] = await both();
      const admin = await portOf('admin');
      const note = must(await jing.addNote({ ...of, text: '原文' }));
      const { id } = note;
      expect(await jing.restoreNote({ ...of, id })).toEqual(GONE);
      must(await jing.removeNote({ ...of, id, version: 1 }));
      expect(must(await jing.notes({ ...of, size: 10 })).list).toEqual([]);
      for (const again of [
        jing.removeNote({ ...of, id, version: 1 }),
        jing.editNote({ ...of, id, version: 1, text: '改' }),
        jing.noteVersions({ ...of, id }),
        admin.restoreNote({ ...of, id }),
      ]) {
        expect(await again).toEqual(GONE);
      }
      world().deps.clock.advance(STUDENT_NOTE_UNDO_MS);
      expect(must(await jing.restoreNote({ ...of, id }))).toEqual(note);
      expect(must(await jing.notes({ ...of, size: 10 })).list).toEqual([note]);
      expect(acts().slice(1)).toEqual([
        { act: 'students.note.delete', before: { version: 1 }, after: {} },
        { act: 'students.note.restore', before: {}, after: { version: 1 } },
      ]);
      must(await jing.removeNote({ ...of, id, version: 1 }));
      world().deps.clock.advance(STUDENT_NOTE_UNDO_MS + 60_001);
      expect(await jing.restoreNote({ ...of, id })).toEqual(GONE);
    });

    it('are those of one student, walked through page by page', async () => {
      const [jing] = await both();
      const { id } = must(await jing.addNote({ ...of, text: '一' }));
      for (const text of ['二', '三']) {
        world().deps.clock.advance(1);
        must(await jing.addNote({ ...of, text }));
      }
      const first = must(await jing.notes({ ...of, size: 2 }));
      expect(first.list.map(({ text }) => text)).toEqual(['三', '二']);
      const rest = must(await jing.notes({ ...of, size: 2, after: first.next ?? '' }));
      expect(rest.list.map(({ text }) => text)).toEqual(['一']);
      expect(await jing.notes({ ...of, size: 2, before: 'x' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
      const hong = { userId: HONG.id };
      expect(must(await jing.notes({ ...hong, size: 2 })).list).toEqual([]);
      for (const through of [
        jing.editNote({ ...hong, id, version: 1, text: '改' }),
        jing.removeNote({ ...hong, id, version: 1 }),
        jing.noteVersions({ ...hong, id }),
        jing.restoreNote({ ...hong, id }),
      ]) {
        expect(await through).toEqual(GONE);
      }
    });

    it('have a text that can be read and is not too long', async () => {
      const [jing] = await both();
      const { id } = must(await jing.addNote({ ...of, text: '字'.repeat(STUDENT_NOTE_TEXT_MAX) }));
      for (const text of ['', ' \n', '字'.repeat(STUDENT_NOTE_TEXT_MAX + 1), '\u0007']) {
        const refused = { error: { kind: 'invalid-input', issues: [{ field: 'text' }] } };
        expect(await jing.addNote({ ...of, text })).toMatchObject(refused);
        expect(await jing.editNote({ ...of, id, version: 1, text })).toMatchObject(refused);
      }
    });
  });
};
