import { describe, expect, it } from 'vitest';
import type { NoteSave } from '../../note/keep-note.js';
import { NOTES_PER_COURSE_MAX, type Note } from '../../ports/note.js';
import { removeNote, storeNote } from '../../note/store-note.js';
import type { Repositories } from '../../application-deps.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const noteOf = (id: string, over: Partial<Note> = {}): Note => ({
  id,
  courseId: 'py1',
  outlineNum: 0,
  sectionNum: 0,
  bodyNum: 0,
  text: `笔记 ${id}`,
  gmtCreated: 10,
  gmtModified: 10,
  ...over,
});

const save = (note: Note, over: Partial<NoteSave> = {}): NoteSave => ({
  userId: 'member-1',
  note,
  base: undefined,
  isPlaceChecked: true,
  ...over,
});

/** What every Notes does, and what is done to it in a UnitOfWork. */
export const notesContract = (
  name: string,
  makeParts: MakeSubject<Pick<Repositories, 'notes' | 'unitOfWork'>>,
): void => {
  const make = async () => {
    const { subject: parts, ...made } = await makeParts();
    const changes = {
      save: (change: NoteSave) => storeNote(parts, change),
      delete: (userId: string, id: string, base?: number) => removeNote(parts, userId, id, base),
    };
    return { ...made, subject: { ...parts.notes, ...changes } };
  };
  describe(`${name}: Notes`, () => {
    it(
      'keeps a note as it was written, and keeps it once',
      withSubject(make, async (notes) => {
        const note = noteOf('a', { text: NASTY_TEXT, outlineNum: 1, sectionNum: 2, bodyNum: 3 });
        expect(await notes.save(save(note))).toEqual({ kind: 'saved', note });
        expect(await notes.save(save({ ...note, gmtCreated: 99, gmtModified: 99 }))).toEqual({
          kind: 'saved',
          note,
        });
        expect(await notes.find('member-1', 'a')).toEqual(note);
        expect(await notes.findByCourse('member-1', 'py1')).toEqual([note]);
      }),
    );

    it(
      'changes the text of the note that the writer saw, and nothing else of it',
      withSubject(make, async (notes) => {
        const note = noteOf('a');
        await notes.save(save(note));
        const changed = noteOf('a', { text: '改过', sectionNum: 9, gmtCreated: 5, gmtModified: 20 });
        const kept = { ...note, text: '改过', gmtModified: 20 };
        expect(await notes.save(save(changed, { base: 10 }))).toEqual({ kind: 'saved', note: kept });
        // Again in the same millisecond: the next change still tells them apart.
        expect(await notes.save(save({ ...changed, text: '又改' }, { base: 20 }))).toMatchObject({
          note: { gmtModified: 21 },
        });
        expect(await notes.save(save({ ...changed, text: '旧的' }, { base: 20 }))).toEqual({
          kind: 'changed',
        });
        expect(await notes.save(save({ ...changed, text: '新的' }))).toEqual({ kind: 'changed' });
        expect((await notes.find('member-1', 'a'))?.text).toBe('又改');
      }),
    );

    it(
      'takes no new note whose place nobody looked at, and changes one that is there without it',
      withSubject(make, async (notes) => {
        const unchecked = { isPlaceChecked: false };
        expect(await notes.save(save(noteOf('a'), unchecked))).toEqual({ kind: 'place-unchecked' });
        // It was there when its writer saw it, and was removed meanwhile.
        expect(await notes.save(save(noteOf('a'), { ...unchecked, base: 10 }))).toEqual({
          kind: 'place-unchecked',
        });
        expect(await notes.find('member-1', 'a')).toBeUndefined();
        await notes.save(save(noteOf('a')));
        expect(await notes.save(save(noteOf('a', { text: '改' }), { ...unchecked, base: 10 }))).toMatchObject(
          { kind: 'saved', note: { text: '改' } },
        );
      }),
    );

    it(
      'removes only the version that was seen, if one is named',
      withSubject(make, async (notes) => {
        await notes.save(save(noteOf('a')));
        await notes.save(save(noteOf('a', { text: '改过', gmtModified: 20 }), { base: 10 }));
        expect(await notes.delete('member-1', 'a', 10)).toBe(false);
        expect((await notes.find('member-1', 'a'))?.text).toBe('改过');
        expect(await notes.delete('member-2', 'a', 10)).toBe(true);
        for (const _again of [1, 2]) expect(await notes.delete('member-1', 'a', 20)).toBe(true);
        expect(await notes.find('member-1', 'a')).toBeUndefined();
      }),
    );

    it(
      'lets a change or a removal of the same version win, never both',
      withSubject(make, async (notes) => {
        for (const id of ['a', 'b', 'c', 'd']) {
          await notes.save(save(noteOf(id)));
          const change = { base: 10, isPlaceChecked: false };
          const [changed, removed] = await Promise.all([
            notes.save(save(noteOf(id, { text: '改过', gmtModified: 20 }), change)),
            notes.delete('member-1', id, 10),
          ]);
          expect(changed.kind).toBe(removed ? 'place-unchecked' : 'saved');
          expect(await notes.find('member-1', id)).toEqual(
            removed ? undefined : noteOf(id, { text: '改过', gmtModified: 20 }),
          );
        }
      }),
    );

    it(
      'lets one of several changes at once win',
      withSubject(make, async (notes) => {
        await notes.save(save(noteOf('a')));
        const outcomes = await Promise.all(
          [1, 2, 3, 4].map((at) => notes.save(save(noteOf('a', { text: `第 ${at} 版` }), { base: 10 }))),
        );
        expect(outcomes.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
      }),
    );

    it(
      'keeps members and courses apart, also with the same id',
      withSubject(make, async (notes) => {
        await notes.save(save(noteOf('a')));
        await notes.save(save(noteOf('a', { text: '别人的' }), { userId: 'member-2' }));
        await notes.save(save(noteOf('b', { courseId: 'j1' })));
        expect(await notes.findByCourse('member-1', 'py1')).toMatchObject([{ text: '笔记 a' }]);
        expect(await notes.findByCourse('member-2', 'py1')).toMatchObject([{ text: '别人的' }]);
        await notes.delete('member-2', 'a');
        await notes.delete('member-2', 'b');
        expect(await notes.find('member-1', 'a')).toBeDefined();
        expect(await notes.find('member-1', 'b')).toBeDefined();
        expect(await notes.find("' OR 1=1 --\0", 'a')).toBeUndefined();
      }),
    );

    it(
      'lists in the order of the lessons, and forgets what was removed',
      withSubject(make, async (notes) => {
        const places = [
          noteOf('d', { outlineNum: 1 }),
          noteOf('c', { sectionNum: 10 }),
          noteOf('b', { sectionNum: 2, bodyNum: 1, gmtCreated: 2 }),
          noteOf('a', { sectionNum: 2, bodyNum: 1, gmtCreated: 3 }),
          noteOf('e', { sectionNum: 2 }),
        ];
        for (const note of places) await notes.save(save(note));
        const order = async () => (await notes.findByCourse('member-1', 'py1')).map(({ id }) => id);
        expect(await order()).toEqual(['e', 'b', 'a', 'c', 'd']);
        for (const _again of [1, 2]) await notes.delete('member-1', 'b');
        expect(await order()).toEqual(['e', 'a', 'c', 'd']);
        // Taken back.
        await notes.save(save(noteOf('b', { sectionNum: 2, bodyNum: 1, gmtCreated: 2 })));
        expect(await order()).toEqual(['e', 'b', 'a', 'c', 'd']);
      }),
    );

    it(
      'counts those that were begun in a span',
      withSubject(make, async (notes) => {
        for (const [id, gmtCreated] of [
          ['a', 9],
          ['b', 10],
          ['c', 19],
          ['d', 20],
        ] as const)
          await notes.save(save(noteOf(id, { gmtCreated, courseId: id === 'c' ? 'j1' : 'py1' })));
        await notes.save(save(noteOf('e'), { userId: 'member-2' }));
        expect(await notes.countWritten('member-1', { from: 10, until: 20 })).toBe(2);
        await notes.delete('member-1', 'c');
        expect(await notes.countWritten('member-1', { from: 10, until: 20 })).toBe(1);
        expect(await notes.countWritten('nobody', { from: 10, until: 20 })).toBe(0);
      }),
    );

    it(
      'takes so many in a course and no more',
      withSubject(make, async (notes) => {
        for (let at = 0; at < NOTES_PER_COURSE_MAX - 1; at += 1) await notes.save(save(noteOf(`n${at}`)));
        const both = await Promise.all(['x', 'y'].map((id) => notes.save(save(noteOf(id)))));
        expect(both.map(({ kind }) => kind).toSorted()).toEqual(['saved', 'too-many']);
        expect(await notes.save(save(noteOf('n0', { text: '改' }), { base: 10 }))).toMatchObject({
          kind: 'saved',
        });
        expect(await notes.save(save(noteOf('z', { courseId: 'j1' })))).toMatchObject({ kind: 'saved' });
      }),
    );
  });
};
