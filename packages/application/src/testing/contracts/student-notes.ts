import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { StudentNote } from '../../ports/student-notes.js';
import { NASTY_TEXT } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'studentNotes' | 'unitOfWork' | 'members'>;

const noteOf = (id: string, over: Partial<StudentNote> = {}): StudentNote => ({
  id,
  studentId: 'ming',
  authorId: 'jing',
  text: `备注 ${id}`,
  version: 1,
  writtenBy: 'jing',
  gmtCreated: 10,
  gmtModified: 10,
  deletedAt: null,
  deletedBy: null,
  ...over,
});

/** What every store of the notes of staff does. */
export const studentNotesContract = (name: string, make: MakeSubject<Subject>): void => {
  const peopled = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of ['ming', 'hong', 'jing', 'tao']) await addPerson(subject, id);
      await test(subject);
    });
  const add = ({ unitOfWork }: Subject, ...notes: readonly StudentNote[]) =>
    unitOfWork.transaction(async (tx) => {
      for (const note of notes) await tx.studentNotes.insert(note);
    });

  describe(`${name}: StudentNotes`, () => {
    it(
      'keeps a note as it was written, and as it was stored last',
      peopled(async (subject) => {
        const { unitOfWork, studentNotes } = subject;
        const note = noteOf('a', { text: NASTY_TEXT });
        await add(subject, note);
        expect(await studentNotes.find('a')).toStrictEqual(note);
        const changed = { ...note, text: '改过', version: 2, writtenBy: 'tao', gmtModified: 20 };
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.studentNotes.hold('a')).toStrictEqual(note);
          await tx.studentNotes.store(changed);
        });
        expect(await studentNotes.find('a')).toStrictEqual(changed);
        for (const nothing of ['b', '', "' OR 1=1 --"]) {
          expect(await studentNotes.find(nothing)).toBeUndefined();
          expect(await unitOfWork.transaction((tx) => tx.studentNotes.hold(nothing))).toBeUndefined();
        }
      }),
    );

    it(
      'shows the notes about one student that stand, the newest first, page by page',
      peopled(async (subject) => {
        const { studentNotes } = subject;
        await add(
          subject,
          noteOf('a', { gmtCreated: 10 }),
          noteOf('b', { gmtCreated: 30 }),
          noteOf('c', { gmtCreated: 20, deletedAt: 40, deletedBy: 'jing' }),
          noteOf('d', { gmtCreated: 10 }),
          noteOf('e', { studentId: 'hong' }),
        );
        const ids = async (window: Parameters<typeof studentNotes.page>[0], studentId = 'ming') => {
          const { list, hasMore } = await studentNotes.page(window, studentId);
          return [list.map(({ id }) => id).join(''), hasMore];
        };
        expect(await ids({ limit: 2 })).toEqual(['bd', true]);
        expect(await ids({ limit: 2, from: { key: [10, 'd'], isBackwards: false } })).toEqual(['a', false]);
        expect(await ids({ limit: 2, from: { key: [10, 'a'], isBackwards: true } })).toEqual(['bd', false]);
        expect(await ids({ limit: 9 }, 'hong')).toEqual(['e', false]);
        expect(await ids({ limit: 9 }, 'nobody')).toEqual(['', false]);
      }),
    );

    it(
      'holds a deleted note, which nobody finds, until it is taken back',
      peopled(async (subject) => {
        const { unitOfWork, studentNotes } = subject;
        const gone = noteOf('a', { deletedAt: 20, deletedBy: 'tao' });
        await add(subject, gone);
        expect(await studentNotes.find('a')).toBeUndefined();
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.studentNotes.hold('a')).toStrictEqual(gone);
          await tx.studentNotes.store({ ...gone, deletedAt: null, deletedBy: null });
        });
        expect(await studentNotes.find('a')).toStrictEqual(noteOf('a'));
      }),
    );

    it(
      'keeps every text that a note had, each version once',
      peopled(async (subject) => {
        const { unitOfWork, studentNotes } = subject;
        await add(subject, noteOf('a'), noteOf('b'));
        const versions = [1, 2, 3].map((version) => ({
          noteId: 'a',
          version,
          text: `第 ${version} 版`,
          writtenBy: version === 2 ? 'tao' : 'jing',
          at: version * 10,
        }));
        for (const version of versions) {
          await unitOfWork.transaction((tx) => tx.studentNotes.addVersion(version));
        }
        expect(await studentNotes.versions('a', 9)).toStrictEqual(versions.toReversed());
        expect((await studentNotes.versions('a', 2)).map(({ version }) => version)).toEqual([3, 2]);
        expect(await studentNotes.versions('b', 9)).toEqual([]);
        const [again] = versions;
        if (again === undefined) throw new Error('no version');
        await expect(unitOfWork.transaction((tx) => tx.studentNotes.addVersion(again))).rejects.toThrow();
      }),
    );

    it(
      'lets one change of a note come after the other',
      peopled(async (subject) => {
        const { unitOfWork, studentNotes } = subject;
        await add(subject, noteOf('a'));
        const grow = () =>
          unitOfWork.transaction(async (tx) => {
            const note = await tx.studentNotes.hold('a');
            if (note !== undefined) await tx.studentNotes.store({ ...note, version: note.version + 1 });
          });
        await Promise.all([grow(), grow(), grow(), grow()]);
        expect(await studentNotes.find('a')).toMatchObject({ version: 5 });
      }),
    );
  });
};
